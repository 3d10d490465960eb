import { expect, test } from 'vitest'

import { baseUnit } from './baseUnit.ts'
import { currencyDecimals } from './money.ts'

test.each([
  ['EUR', 1],
  ['GBP', 1],
  ['USD', 1],
  ['VND', 20_000],
  ['KWD', 0.5],
  // No line of its own, with and without a minor unit.
  ['AUD', 1],
  ['VUV', 100],
])('the base unit of %s is %d', (currency, units) => expect(baseUnit(currency)).toBe(units))

test('a hundredth of the base unit can be paid in every currency, and is one, two or five of a kind', () => {
  const wrong = Intl.supportedValuesOf('currency').filter((currency) => {
    const hundredth = (baseUnit(currency) * 10 ** currencyDecimals(currency)) / 100
    return !/^[125]0*$/.test(String(hundredth))
  })
  expect(wrong).toEqual([])
})

test('what is no currency is refused', () => expect(() => baseUnit('dong')).toThrow(RangeError))
