import { escapeHtml } from '@livery/html'
import { type Direction, isLanguageCode, LANGUAGES } from '@livery/i18n/registry'

/** Language tag and direction of a page in a platform language; English for an unknown one. */
export function pageLanguage(language: string): { readonly lang: string; readonly dir: Direction } {
  const { tag, dir } = LANGUAGES[isLanguageCode(language) ? language : 'EN']
  return { lang: tag, dir }
}

/** HTML with its places `{{name}}` filled: `lang` and `dir` by the language, the others by the values; all escaped. */
export function fillPage(html: string, language: string, values: Readonly<Record<string, string>>): string {
  const known: Readonly<Record<string, string>> = { ...values, ...pageLanguage(language) }
  return html.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => escapeHtml(known[name] ?? ''))
}
