/**
 * Messages that several packages use: those whose ids the wire fixes, and those of the rules in
 * `@livery/domain`.
 */
export { catalogueMessages } from './catalogue.messages.ts'
export { specMessages } from './spec.messages.ts'
export { validationMessages } from './validation.messages.ts'
export { wordingMessages } from './wording.messages.ts'
