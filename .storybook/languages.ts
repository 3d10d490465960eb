import {
  isLanguageCode,
  languageOf,
  LANGUAGES,
  type Language,
  type LanguageCode,
} from '@livery/i18n/registry'

/** What the toolbar offers: every language of the registry, in its own words. */
export const LANGUAGE_CHOICES = Object.values(LANGUAGES).map(
  ({ code, ownName }) => [code, `${code} · ${ownName}`] as const,
)

/** The language of a code from the address; an unknown one reads as English. */
export const languageFrom = (code: unknown): Language<LanguageCode> =>
  languageOf(isLanguageCode(code) ? code : 'EN')
