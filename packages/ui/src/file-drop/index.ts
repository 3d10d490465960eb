export { FileDrop, type FileDropProps, type FileDropWords } from './FileDrop.tsx'
export { sortFiles, type FileLimits, type FileRefusal } from './sortFiles.ts'
