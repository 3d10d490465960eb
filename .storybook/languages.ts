import {
  isLanguageCode,
  languageOf,
  LANGUAGES,
  type Language,
  type LanguageCode,
} from '@livery/i18n/registry'

/** Language options of the toolbar: every language of the registry, by its own name. */
export const LANGUAGE_CHOICES = Object.values(LANGUAGES).map(
  ({ code, ownName }) => [code, `${code} · ${ownName}`] as const,
)

/** Language by the code in the address; English when unknown. */
export const languageFrom = (code: unknown): Language<LanguageCode> =>
  languageOf(isLanguageCode(code) ? code : 'EN')
