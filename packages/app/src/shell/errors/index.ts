export { createFailureHandler, type FailureHandler } from './createFailureHandler.ts'
export { wordsOfCode } from './failureWords.ts'
export { errorMessages } from './errors.messages.ts'
export { reactionTo, type Reaction } from './reaction.ts'
