import { LANGUAGE_CODES, languageOf } from '@livery/i18n/registry'
import { expect, test } from 'vitest'

import { countriesFor } from './countries.ts'

const COUNTRIES = countriesFor('EUR')

test('phone numbers of the country of every language can be registered (S-login-04)', () => {
  const known = new Set(COUNTRIES.map(({ country }) => country))
  // TY has a code only, and no texts.
  const languages = LANGUAGE_CODES.filter((code) => code !== 'TY')
  expect(languages.filter((code) => !known.has(languageOf(code).country))).toEqual([])
})

test('a dialling code belongs to one country of the list', () => {
  const codes = COUNTRIES.map(({ countryDialingCode }) => countryDialingCode)
  expect(new Set(codes).size).toBe(codes.length)
})
