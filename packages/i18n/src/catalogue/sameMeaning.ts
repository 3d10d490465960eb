import { existsSync, readFileSync } from 'node:fs'

import type { Catalogue } from './compile.ts'
import { fingerprint } from './stale.ts'

/** English texts that changed while their translations stayed right, as `extract --same-meaning` notes them. */
export type SameMeaning = {
  /** Day, such as 2026-11-28. */
  readonly on: string
  readonly by: string
  readonly why: string
  /** English texts after the change, by id. */
  readonly texts: Catalogue
}

/**
 * Reads the list; an absent file holds none.
 * @throws when an entry does not say who, when, why or which
 */
export function readSameMeaning(file: string): readonly SameMeaning[] {
  if (!existsSync(file)) return []
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(list) || !list.every(isSameMeaning))
    throw new TypeError(`${file} is not a list of { on, by, why, texts }`)
  return list
}

/** English texts that are others than those of before, which are given by their fingerprints; new ones are not. */
export function changedSince(before: Catalogue, english: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(english).filter(
      ([id, text]) => before[id] !== undefined && before[id] !== fingerprint(text),
    ),
  )
}

function isSameMeaning(value: unknown): value is SameMeaning {
  if (typeof value !== 'object' || value === null) return false
  const { on, by, why, texts } = value as Partial<SameMeaning>
  return (
    /^\d{4}-\d\d-\d\d$/.test(on ?? '') &&
    [by, why].every((text) => typeof text === 'string' && text.trim() !== '') &&
    typeof texts === 'object' &&
    Object.keys(texts).length > 0
  )
}
