import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  addMoney,
  compareMoney,
  currencyDecimals,
  isDecimal,
  isPositive,
  isWithin,
  isZero,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  toDecimals,
} from './money.ts'

/** Amounts with a given number of decimals, beside the same amount as a whole number of its smallest unit. */
const amount = (decimals: number) =>
  fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }).map((units) => ({ units, text: write(units, decimals) }))

function write(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const at = digits.length - decimals
  return `${units < 0n ? '-' : ''}${digits.slice(0, at)}${decimals > 0 ? `.${digits.slice(at)}` : ''}`
}

describe('arithmetic agrees with whole numbers of the smallest unit', () => {
  it('adds, subtracts, compares', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 8 }).chain((n) => fc.tuple(fc.constant(n), amount(n), amount(n))),
        ([decimals, a, b]) => {
          expect(addMoney(a.text, b.text)).toBe(write(a.units + b.units, decimals))
          expect(subtractMoney(a.text, b.text)).toBe(write(a.units - b.units, decimals))
          expect(compareMoney(a.text, b.text)).toBe(a.units === b.units ? 0 : a.units < b.units ? -1 : 1)
          expect(isPositive(a.text)).toBe(a.units > 0n)
          expect(isZero(a.text)).toBe(a.units === 0n)
        },
      ),
    )
  })

  it('multiplies', () => {
    fc.assert(
      fc.property(amount(2), fc.integer({ min: 0, max: 10_000 }), (a, times) => {
        expect(multiplyMoney(a.text, times)).toBe(write(a.units * BigInt(times), 2))
      }),
    )
  })

  it('cuts towards zero', () => {
    fc.assert(
      fc.property(amount(4), (a) => {
        expect(toDecimals(a.text, 2)).toBe(write(a.units / 100n, 2))
      }),
    )
  })

  it('sums as repeated addition', () => {
    expect(sumMoney([])).toBe('0')
    expect(sumMoney(['0.10', '0.20', '0.3'])).toBe('0.60')
  })
})

test.each(['', '1.', '.1', '01', '1e3', '+1', 'NaN', '1,0', ' 1'])('%j is no amount', (text) => {
  expect(isDecimal(text)).toBe(false)
  expect(() => addMoney(text, '1')).toThrow(TypeError)
})

test('a negative zero is never written', () => {
  expect(subtractMoney('0.10', '0.10')).toBe('0.00')
  expect(toDecimals('-0.001', 2)).toBe('0.00')
})

test('bounds include their ends', () => {
  expect(isWithin('10', '10.00', '20')).toBe(true)
  expect(isWithin('20.01', '10', '20')).toBe(false)
})

test.each([
  ['EUR', 2],
  ['VND', 0],
  ['JPY', 0],
  ['KWD', 3],
])('%s has %i decimals', (currency, decimals) => expect(currencyDecimals(currency)).toBe(decimals))
