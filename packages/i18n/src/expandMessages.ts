import type { Messages, Texts } from './messages.ts'

/** `TYPE.literal` of the message syntax; the enum itself would bring the parser's module along. */
const LITERAL = 0

/**
 * Gives every message the one shape react-intl formats without its parser: a syntax tree. Catalogues carry
 * plain texts as strings, because they are most of them and a tree would triple their size.
 */
export function expandMessages(messages: Messages): Texts {
  const expanded: Texts = {}
  for (const [id, message] of Object.entries(messages)) {
    expanded[id] = typeof message === 'string' ? [{ type: LITERAL, value: message }] : [...message]
  }
  return expanded
}
