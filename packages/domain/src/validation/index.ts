/** Validation rules, one file for each form; each returns a message id or `null` (S-errors-08). */
export * from './age.ts'
export * from './feedback.ts'
export * from './generic.ts'
export * from './limits.ts'
export * from './loginMethod.ts'
export * from './password.ts'
export * from './registration.ts'
export * from './signIn.ts'
