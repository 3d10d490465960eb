import { createHash } from 'node:crypto'

import { LANGUAGE_CODES, type LanguageCode } from '../registry.ts'
import type { Catalogue } from './compile.ts'

/**
 * Translations whose English text has changed since, by id and language. Each carries the fingerprint of the
 * translation at that time, so that writing a new one ends the entry.
 */
export type StaleTexts = Readonly<Record<string, Readonly<Partial<Record<LanguageCode, string>>>>>

/** Catalogues by language, English excepted. */
export type Translations = Readonly<Partial<Record<LanguageCode, Catalogue>>>

/** Short fingerprint of a text. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10)
}

/** Short fingerprints of texts, by id. */
export function fingerprints(texts: Catalogue): Catalogue {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, fingerprint(text)]))
}

/**
 * Entries after the English texts changed: every translation of a changed text joins, a renewed one leaves.
 * @param before English catalogue that the translations were made from; both may be fingerprints in place of texts
 */
export function markStale(
  stale: StaleTexts,
  before: Catalogue,
  english: Catalogue,
  translations: Translations,
): StaleTexts {
  const changed = Object.keys(english).filter((id) => before[id] !== undefined && before[id] !== english[id])
  const added = changed.map((id) => [id, fingerprintsOf(id, translations)] as const)
  return stillStale({ ...stale, ...Object.fromEntries(added) }, english, translations)
}

/** Entries without the translations that were renewed and the texts that are gone, sorted by id. */
export function stillStale(stale: StaleTexts, english: Catalogue, translations: Translations): StaleTexts {
  const kept = Object.entries(stale).map(([id, marks]) => {
    const open = Object.entries(marks).filter(([code, mark]) => {
      const text = translations[code as LanguageCode]?.[id]
      return Object.hasOwn(english, id) && text !== undefined && fingerprint(text) === mark
    })
    return [id, Object.fromEntries(open)] as const
  })
  return Object.fromEntries(
    kept.filter(([, marks]) => Object.keys(marks).length > 0).sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** Entries without those of a language that its translator renewed, or found right as they are. */
export function renewed(stale: StaleTexts, code: LanguageCode, ids: readonly string[]): StaleTexts {
  const left = Object.entries(stale).map(([id, marks]) => {
    const { [code]: _mark, ...others } = marks
    return [id, ids.includes(id) ? others : marks] as const
  })
  return Object.fromEntries(left.filter(([, marks]) => Object.keys(marks).length > 0))
}

/** Ids of a language's stale translations. */
export function staleIn(stale: StaleTexts, code: LanguageCode): string[] {
  return Object.keys(stale).filter((id) => stale[id]?.[code] !== undefined)
}

function fingerprintsOf(id: string, translations: Translations): StaleTexts[string] {
  return Object.fromEntries(
    LANGUAGE_CODES.flatMap((code) => {
      const text = translations[code]?.[id]
      return text === undefined ? [] : [[code, fingerprint(text)]]
    }),
  )
}
