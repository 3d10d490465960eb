import { LANGUAGES, type LanguageCode } from '@livery/i18n/registry'
import type { Script } from '@livery/theme'

/** Font subsets by the ISO 15924 code of a writing system. */
const CUTS: Readonly<Record<string, readonly Script[]>> = {
  Latn: ['latin'],
  Arab: ['arabic'],
  Cyrl: ['cyrillic'],
  Grek: ['greek'],
  Thai: ['thai'],
  Khmr: ['khmer'],
  Deva: ['devanagari'],
  Beng: ['bengali'],
  Taml: ['tamil'],
  Hans: ['han'],
  Hant: ['han'],
  Jpan: ['han', 'kana'],
  Kore: ['hangul'],
}

/** Languages in Latin letters that need more than the western European subset. */
const MORE_THAN_LATIN: Readonly<Partial<Record<LanguageCode, Script>>> = {
  CS: 'latin-ext',
  HU: 'latin-ext',
  PL: 'latin-ext',
  RO: 'latin-ext',
  TR: 'latin-ext',
  TY: 'latin-ext',
  VI: 'vietnamese',
}

const known = new Map<LanguageCode, readonly Script[]>()

/** Font subsets for a language's texts; empty where no face of the catalog could have any. */
export function scriptsOf(code: LanguageCode): readonly Script[] {
  let scripts = known.get(code)
  if (scripts === undefined) {
    const { tag } = LANGUAGES[code]
    const cuts = CUTS[new Intl.Locale(tag).maximize().script ?? ''] ?? []
    const more = MORE_THAN_LATIN[code]
    scripts = more === undefined ? cuts : [...cuts, more]
    known.set(code, scripts)
  }
  return scripts
}

/** Font subsets of several languages, each once, in the languages' order. */
export function scriptsOfAll(codes: readonly LanguageCode[]): Script[] {
  return [...new Set(codes.flatMap(scriptsOf))]
}
