/** The messages that more than one room uses: those the specification names, and the words of domain's rules. */
export { catalogueMessages } from './catalogue.messages.ts'
export { specMessages } from './spec.messages.ts'
export { validationMessages } from './validation.messages.ts'
export { wordingMessages } from './wording.messages.ts'
