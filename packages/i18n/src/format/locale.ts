import type { Digits } from '../registry.ts'

/** Locales by tag and digits: every amount of money asks for one, and asking the browser takes microseconds. */
const known = new Map<string, string>()

/**
 * A tag with its digits: `ar` and `latn` make `ar-u-nu-latn`. British English stands in for a language that the
 * browser cannot format, which would else take the device’s: the day comes before the month (D-0054).
 */
export function textLocale(tag: string, digits: Digits): string {
  const key = tag + digits
  const locale = known.get(key) ?? formattable(tag, digits)
  known.set(key, locale)
  return locale
}

function formattable(tag: string, digits: Digits): string {
  const [able = tag] = Intl.DateTimeFormat.supportedLocalesOf([tag, 'en-GB'])
  return new Intl.Locale(able, { numberingSystem: digits }).toString()
}

/** The tag money is formatted under: Latin digits in every language, so that amounts compare at a glance. */
export function moneyLocale(tag: string): string {
  return textLocale(tag, 'latn')
}
