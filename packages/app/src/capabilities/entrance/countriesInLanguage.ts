import type { Schemas } from '@livery/api'
import type { DiallingCode } from '@livery/ui/phone-field'

/**
 * Countries with the names of the reader's language, in its alphabetical order. The first one stays first: it is where
 * the merchant's members are at home. The gateway's names are English; a search finds a country by them too.
 *
 * @param locale tag of the language that is shown
 */
export function countriesInLanguage(
  countries: readonly Schemas['Country'][],
  locale: string,
): readonly DiallingCode[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const [home, ...others] = countries.map(({ country, countryDialingCode, name }) => ({
    country,
    code: `+${countryDialingCode}`,
    name: nameIn(names, country) ?? name,
    alias: name,
  }))
  const { compare } = new Intl.Collator(locale)
  return home ? [home, ...others.toSorted((one, other) => compare(one.name, other.name))] : []
}

/** Name of a country; undefined for a code that the browser does not know, or that is none. */
function nameIn(names: Intl.DisplayNames, country: string): string | undefined {
  try {
    return names.of(country)
  } catch {
    return undefined
  }
}
