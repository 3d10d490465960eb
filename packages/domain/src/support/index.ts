export * from './helpPaths.ts'
export * from './wire.ts'
