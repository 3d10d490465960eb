import type { PseudoTag } from '@livery/i18n/compile'
import {
  isLanguageCode,
  languageOf,
  LANGUAGES,
  type Language,
  type LanguageCode,
} from '@livery/i18n/registry'

/** Pseudo-languages of the toolbar, each with the language whose place it takes and whose direction it has. */
const PSEUDO_LANGUAGES = { 'en-XA': 'EN', 'ar-XB': 'AR' } as const satisfies Record<PseudoTag, LanguageCode>

export const isPseudoTag = (code: unknown): code is PseudoTag =>
  typeof code === 'string' && code in PSEUDO_LANGUAGES

/** Language options of the toolbar: every language of the registry by its own name, and the pseudo-languages. */
export const LANGUAGE_CHOICES = [
  ...Object.values(LANGUAGES).map(({ code, ownName }) => [code, `${code} · ${ownName}`] as const),
  ['en-XA', 'en-XA · longer by half'] as const,
  ['ar-XB', 'ar-XB · right to left'] as const,
]

/** Language by the code in the address; English when unknown. */
export function languageFrom(code: unknown): Language<LanguageCode> {
  const known = isPseudoTag(code) ? PSEUDO_LANGUAGES[code] : code
  return languageOf(isLanguageCode(known) ? known : 'EN')
}
