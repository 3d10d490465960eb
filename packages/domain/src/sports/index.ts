export * from './board.ts'
export * from './prices.ts'
