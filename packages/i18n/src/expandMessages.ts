import type { MessageFormatElement } from 'react-intl'

import type { Messages } from './messages.ts'

/** `TYPE.literal` of the message syntax; the enum itself would bring the parser's module along. */
const LITERAL = 0

type Expanded = Record<string, MessageFormatElement[]>

/** Messages that were expanded: a build renders dozens of documents with the same ones. */
const known = new WeakMap<Messages, Expanded>()

/**
 * Gives every message the one shape react-intl formats without its parser: a syntax tree. Catalogues carry
 * plain texts as strings, because they are most of them and a tree would triple their size.
 */
export function expandMessages(messages: Messages): Expanded {
  const before = known.get(messages)
  if (before !== undefined) return before
  const expanded: Expanded = {}
  for (const [id, message] of Object.entries(messages)) {
    expanded[id] = typeof message === 'string' ? [{ type: LITERAL, value: message }] : [...message]
  }
  known.set(messages, expanded)
  return expanded
}
