import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  addMoney,
  compareMoney,
  currencyDecimals,
  isDecimal,
  isPositive,
  multiplyMoney,
  subtractMoney,
  sumMoney,
  toDecimals,
} from './money.ts'

/** Amounts with a given number of decimals, and the same amount as a whole number of its smallest unit. */
const amount = (decimals: number) =>
  fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }).map((units) => ({ units, text: write(units, decimals) }))

function write(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0')
  const at = digits.length - decimals
  return `${units < 0n ? '-' : ''}${digits.slice(0, at)}${decimals > 0 ? `.${digits.slice(at)}` : ''}`
}

describe('arithmetic agrees with whole numbers of the smallest unit (S-money-01)', () => {
  it('adds, subtracts, compares', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 8 }).chain((n) => fc.tuple(fc.constant(n), amount(n), amount(n))),
        ([decimals, a, b]) => {
          expect(addMoney(a.text, b.text)).toBe(write(a.units + b.units, decimals))
          expect(subtractMoney(a.text, b.text)).toBe(write(a.units - b.units, decimals))
          expect(compareMoney(a.text, b.text)).toBe(a.units === b.units ? 0 : a.units < b.units ? -1 : 1)
          expect(isPositive(a.text)).toBe(a.units > 0n)
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

  it('multiplies by an amount, with the decimals of both', () => {
    const scale = fc.integer({ min: 0, max: 6 })
    fc.assert(
      fc.property(
        fc.tuple(scale, scale).chain(([m, n]) => fc.tuple(fc.constant(m + n), amount(m), amount(n))),
        ([decimals, a, b]) => {
          expect(multiplyMoney(a.text, b.text)).toBe(write(a.units * b.units, decimals))
        },
      ),
    )
  })

  it('cuts and pads to any number of decimals', () => {
    const scale = fc.integer({ min: 0, max: 6 })
    fc.assert(
      fc.property(
        fc.tuple(scale, scale).chain(([m, n]) => fc.tuple(fc.constant(m), fc.constant(n), amount(m))),
        ([from, to, a]) => {
          const units = to < from ? a.units / 10n ** BigInt(from - to) : a.units * 10n ** BigInt(to - from)
          expect(toDecimals(a.text, to)).toBe(write(units, to))
        },
      ),
    )
  })

  it('adds amounts of different numbers of decimals without losing any', () => {
    fc.assert(
      fc.property(amount(2), amount(5), (a, b) => {
        expect(addMoney(a.text, b.text)).toBe(write(a.units * 1_000n + b.units, 5))
        expect(subtractMoney(a.text, b.text)).toBe(write(a.units * 1_000n - b.units, 5))
        expect(compareMoney(a.text, b.text)).toBe(-compareMoney(b.text, a.text) + 0)
      }),
    )
  })

  it('sums as repeated addition does', () => {
    expect(sumMoney([])).toBe('0')
    expect(sumMoney(['0.10', '0.20', '0.3'])).toBe('0.60')
    fc.assert(
      fc.property(fc.array(amount(2), { minLength: 1 }), (amounts) => {
        const total = amounts.reduce((sum, { units }) => sum + units, 0n)
        expect(sumMoney(amounts.map(({ text }) => text))).toBe(write(total, 2))
      }),
    )
  })
})

test.each(['', '1.', '.1', '01', '1e3', '+1', 'NaN', '1,0', ' 1'])('%j is no amount (S-money-01)', (text) => {
  expect(isDecimal(text)).toBe(false)
  expect(() => addMoney(text, '1')).toThrow(TypeError)
})

test('can be read back in any notation', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 8 }).chain(amount), ({ text }) => {
      expect(isDecimal(text)).toBe(true)
    }),
  )
})

test.each([null, undefined, 1, ['1'], {}])('%j is no amount either', (value) => {
  expect(isDecimal(value)).toBe(false)
})

test.each([
  ['0', false],
  ['0.00', false],
  ['-0.01', false],
  ['0.01', true],
])('%s is more than nothing: %s', (amount, positive) => expect(isPositive(amount)).toBe(positive))

test('never writes a negative zero', () => {
  expect(subtractMoney('0.10', '0.10')).toBe('0.00')
  expect(toDecimals('-0.001', 2)).toBe('0.00')
})

test.each([
  ['EUR', 2],
  ['VND', 0],
  ['JPY', 0],
  ['KWD', 3],
  ['XXX', 2],
])('%s has %i decimals', (currency, decimals) => expect(currencyDecimals(currency)).toBe(decimals))

test('throws for a malformed currency', () => {
  expect(() => currencyDecimals('euro')).toThrow(RangeError)
})
