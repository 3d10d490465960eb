import type { Digits } from '../registry.ts'

/** A tag with its digits: `ar` and `latn` make `ar-u-nu-latn`. */
export function textLocale(tag: string, digits: Digits): string {
  return new Intl.Locale(tag, { numberingSystem: digits }).toString()
}

/** The tag money is formatted under: Latin digits in every language, so that amounts compare at a glance. */
export function moneyLocale(tag: string): string {
  return textLocale(tag, 'latn')
}
