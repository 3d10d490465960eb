import { type Direction, isLanguageCode, LANGUAGES } from '@livery/i18n/registry'

/** Language tag and direction of a page in a platform language; English for an unknown one. */
export function pageLanguage(language: string): { readonly lang: string; readonly dir: Direction } {
  const { tag, dir } = LANGUAGES[isLanguageCode(language) ? language : 'EN']
  return { lang: tag, dir }
}
