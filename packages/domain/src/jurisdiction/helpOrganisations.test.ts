import { expect, test } from 'vitest'

import { HELP_BY_COUNTRY, helpIn, INTERNATIONAL_HELP } from './helpOrganisations.ts'

const everyone = [...INTERNATIONAL_HELP, ...Object.values(HELP_BY_COUNTRY).flat()]

test.each([
  ['GB', 'GamCare'],
  ['MT', 'Responsible Gaming Foundation'],
  ['US', 'National Council on Problem Gambling'],
])('the first help organisation of %s is %s', (country, name) => {
  const organisations = helpIn(country)
  expect(organisations[0]?.name).toBe(name)
  expect(organisations.slice(-INTERNATIONAL_HELP.length)).toEqual(INTERNATIONAL_HELP)
})

test.each(['XX', '', 'gb'])(
  'where %j is no country of the list, those that help everywhere are named',
  (country) => {
    expect(helpIn(country)).toEqual(INTERNATIONAL_HELP)
  },
)

test('each country is an ISO 3166-1 alpha-2 code that has a name', () => {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const unknown = Object.keys(HELP_BY_COUNTRY).filter((code) => !/^[A-Z]{2}$/.test(code) || !names.of(code))
  expect(unknown).toEqual([])
})

test('each organisation has a name and a secure address of its own site', () => {
  for (const { name, url } of everyone) {
    expect(name.trim()).not.toBe('')
    expect(url).toMatch(/^https:\/\/[\w.-]+\/$/)
  }
})

test('no organisation that has closed is named (S-gaming-10)', () => {
  expect(everyone.filter(({ url }) => url.includes('gambleaware'))).toEqual([])
})
