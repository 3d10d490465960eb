import { expect, test } from 'vitest'

import { baseUnit } from './baseUnit.ts'
import { currencyDecimals } from './money.ts'

test.each([
  ['EUR', 1],
  ['GBP', 1],
  ['USD', 1],
  ['VND', 20_000],
  ['KWD', 0.5],
  // Currencies without a line of their own, with and without a minor unit.
  ['AUD', 1],
  ['VUV', 100],
])('the base unit of %s is %d', (currency, units) => expect(baseUnit(currency)).toBe(units))

test('a hundredth of the base unit can be paid in every currency, and is one, two or five of a coin or note', () => {
  const wrong = Intl.supportedValuesOf('currency').filter((currency) => {
    const hundredth = (baseUnit(currency) * 10 ** currencyDecimals(currency)) / 100
    return !/^[125]0*$/.test(String(hundredth))
  })
  expect(wrong).toEqual([])
})

test('a malformed currency is refused', () => expect(() => baseUnit('dong')).toThrow(RangeError))

test('a base unit is worth between a fifth of a euro and five euros', () => {
  // Units of a currency in one euro, to one digit; only the order of magnitude matters here.
  const perEuro = {
    USD: 1.1,
    GBP: 0.85,
    KWD: 0.33,
    CNY: 8,
    JPY: 165,
    INR: 92,
    VND: 27_000,
    IDR: 17_000,
    THB: 38,
    KRW: 1_500,
  }
  for (const [currency, units] of Object.entries(perEuro)) {
    const size = baseUnit(currency) / units
    expect([currency, size > 0.2 && size < 5]).toEqual([currency, true])
  }
})
