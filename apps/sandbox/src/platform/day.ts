import { isLanguageCode, LANGUAGES } from '@livery/i18n/registry'
import { localeOf } from '@livery/i18n/time'

/**
 * Day such as `2026-11-20` in a language: `20 nov 2026`. The month is a word, because the order of a date in
 * digits differs between the countries of one language.
 */
export function dayIn(day: string, language: string): string {
  const locale = new Intl.Locale(localeOf(LANGUAGES[isLanguageCode(language) ? language : 'EN']), {
    calendar: 'gregory',
  })
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
}
