import { LANGUAGES } from '@livery/i18n/registry'

/** What the toolbar offers: every language of the registry, in its own words. */
export const LANGUAGE_CHOICES = Object.values(LANGUAGES).map(
  ({ code, ownName }) => [code, `${code} · ${ownName}`] as const,
)

/** Tag and direction of a code from the address; an unknown one reads as English. */
export function languageFrom(code: string): { readonly tag: string; readonly dir: 'ltr' | 'rtl' } {
  return Object.values(LANGUAGES).find((language) => language.code === code) ?? LANGUAGES.EN
}
