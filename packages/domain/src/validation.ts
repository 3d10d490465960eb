/** Validation rules (specification, section 5), one file per form; each answers a message id or `null`. */
export * from './validation/age.ts'
export * from './validation/feedback.ts'
export * from './validation/generic.ts'
export * from './validation/password.ts'
export * from './validation/promotion.ts'
export * from './validation/registration.ts'
export * from './validation/signIn.ts'
