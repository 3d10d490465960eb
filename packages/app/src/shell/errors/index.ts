export { createFailureHandler, type FailureHandler } from './createFailureHandler.ts'
export { errorMessages } from './errors.messages.ts'
