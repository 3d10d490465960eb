import { expect, it, test } from 'vitest'

import { countriesInLanguage } from './countriesInLanguage.ts'

const country = (code: string, name: string, countryDialingCode: string) => ({
  country: code,
  name,
  countryDialingCode,
  sampleNumber: '1',
})
const COUNTRIES = [
  country('MT', 'Malta', '356'),
  country('GB', 'United Kingdom', '44'),
  country('DE', 'Germany', '49'),
  country('AE', 'United Arab Emirates', '971'),
]

test.each([
  ['en', ['Malta', 'Germany', 'United Arab Emirates', 'United Kingdom']],
  ['de', ['Malta', 'Deutschland', 'Vereinigte Arabische Emirate', 'Vereinigtes Königreich']],
  ['sv', ['Malta', 'Förenade Arabemiraten', 'Storbritannien', 'Tyskland']],
  ['ar', ['مالطا', 'الإمارات العربية المتحدة', 'ألمانيا', 'المملكة المتحدة']],
])('in %s the home country is the first of %j', (locale, names) => {
  expect(countriesInLanguage(COUNTRIES, locale).map(({ name }) => name)).toEqual(names)
})

it('keeps the dialling code, and the gateway’s name for a search', () => {
  expect(countriesInLanguage(COUNTRIES, 'vi')[2]).toEqual({
    country: 'DE',
    code: '+49',
    name: 'Đức',
    alias: 'Germany',
  })
})

it('has the gateway’s name of what is no country of the browser', () => {
  const odd = [country('??', 'Sealand', '0'), country('ZZZ', 'Nowhere', '0')]
  expect(countriesInLanguage(odd, 'de').map(({ name }) => name)).toEqual(['Sealand', 'Nowhere'])
})
