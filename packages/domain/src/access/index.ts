export * from './clicks.ts'
