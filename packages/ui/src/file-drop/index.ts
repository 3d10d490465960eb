export { FileDrop, type FileDropProps, type FileDropLabels } from './FileDrop.tsx'
export { sortFiles, type FileLimits, type FileRefusal } from './sortFiles.ts'
