export * from './nameMatch.ts'
export * from './pages.ts'
