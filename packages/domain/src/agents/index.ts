export * from './contracts.ts'
export * from './referral.ts'
export * from './payPeriods.ts'
export * from './wages.ts'
