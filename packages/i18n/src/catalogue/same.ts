import { languageOf, type LanguageCode } from '../registry.ts'
import type { Catalogue } from './compile.ts'

/** Greatest shares of texts that may equal the English ones: names, and words that a language took over. */
const SHARE = { latin: 0.07, other: 0.03 } as const

/** Ids of the texts with a word that equal the English ones. */
export function sameAsEnglish(english: Catalogue, texts: Catalogue): string[] {
  return Object.keys(english).filter((id) => texts[id] === english[id] && /\p{L}{3}/u.test(english[id] ?? ''))
}

/** Number of texts that a language may share with English; fewer where it has letters of its own. */
export function mostSame(code: LanguageCode, english: Catalogue): number {
  const isLatin = /\p{Script=Latin}/u.test(languageOf(code).ownName)
  return Math.floor(Object.keys(english).length * (isLatin ? SHARE.latin : SHARE.other))
}
