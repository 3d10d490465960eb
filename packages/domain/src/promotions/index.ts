export * from './promotion.ts'
