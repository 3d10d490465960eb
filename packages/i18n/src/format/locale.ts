import type { Digits } from '../registry.ts'

/** True where the browser can format in a language: Chromium cannot in Burmese and Khmer. */
export const isFormatted = (tag: string): boolean => Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0

/**
 * A tag with its digits: `ar` and `latn` make `ar-u-nu-latn`. British English stands in for a language that the
 * browser cannot format, which would else take the device’s: the day comes before the month (D-0055).
 */
export function textLocale(tag: string, digits: Digits): string {
  return new Intl.Locale(isFormatted(tag) ? tag : 'en-GB', { numberingSystem: digits }).toString()
}

/** The tag money is formatted under: Latin digits in every language, so that amounts compare at a glance. */
export function moneyLocale(tag: string): string {
  return textLocale(tag, 'latn')
}
