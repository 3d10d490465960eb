import type { Digits } from '../registry.ts'

/** Locales by tag and digits: every amount of money asks for one, and asking the browser takes microseconds. */
const known: Record<string, string> = {}

/**
 * A tag with its digits: `ar` and `latn` make `ar-u-nu-latn`. British English stands in for a language that the
 * browser cannot format, which would else take the device’s: the day comes before the month (D-0054).
 */
export function textLocale(tag: string, digits: Digits): string {
  return (known[tag + digits] ??= new Intl.Locale(
    Intl.DateTimeFormat.supportedLocalesOf([tag, 'en-GB'])[0] ?? tag,
    { numberingSystem: digits },
  ).toString())
}

/** The tag money is formatted under: Latin digits in every language, so that amounts compare at a glance. */
export function moneyLocale(tag: string): string {
  return textLocale(tag, 'latn')
}
