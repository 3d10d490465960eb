export * from './contracts.ts'
export * from './referral.ts'
