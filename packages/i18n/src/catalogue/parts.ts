import { createHash } from 'node:crypto'

import type { Messages } from '../messages.ts'
import type { LanguageCode } from '../registry.ts'
import { restOf } from '../restOf.ts'

/** File of a language before it is written. */
export interface MessageFile {
  /** Path in a bundle; its address too. */
  readonly path: string
  readonly content: string
}

/**
 * The two files of a language: its first texts, and the rest. One hash names both, so that the address of one follows
 * from the other's.
 * @param first ids of the first texts: those that home and the frame can ask for
 */
export function messageFiles(
  code: LanguageCode,
  messages: Messages,
  first: ReadonlySet<string>,
): readonly [MessageFile, MessageFile] {
  const part = (isFirst: boolean) =>
    JSON.stringify(Object.fromEntries(Object.entries(messages).filter(([id]) => first.has(id) === isFirst)))
  return namedFiles(code, part(true), part(false))
}

/** Both files of a language by their contents: their name changes with either of them. */
export function namedFiles(
  code: LanguageCode,
  content: string,
  rest: string,
): readonly [MessageFile, MessageFile] {
  const hash = createHash('sha256').update(content).update(rest).digest('hex').slice(0, 10)
  const path = `messages/${code}.${hash}.json`
  return [
    { path, content },
    { path: restOf(path), content: rest },
  ]
}
