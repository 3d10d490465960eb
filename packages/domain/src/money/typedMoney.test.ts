import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { isDecimal } from './money.ts'
import { moneyFromInput } from './typedMoney.ts'

describe('moneyFromInput', () => {
  test.each([
    ['12', 2, '12.00'],
    ['12.5', 2, '12.50'],
    ['12,5', 2, '12.50'],
    [' 0012.50 ', 2, '12.50'],
    ['000', 2, '0.00'],
    ['.5', 2, '0.50'],
    ['5.', 2, '5.00'],
    ['1000', 0, '1000'],
    ['007', 0, '7'],
    ['١٢٫٥', 2, '12.50'],
    ['۱۲', 2, '12.00'],
    ['１２.５', 2, '12.50'],
    ['', 2, null],
    ['.', 2, null],
    ['1.234', 2, null],
    ['1.0', 0, null],
    ['1,000.00', 2, null],
    ['-5', 2, null],
    ['+5', 2, null],
    ['1e3', 2, null],
    ['0x10', 2, null],
    ['12 000', 2, null],
    ['Infinity', 2, null],
    ['9999999999999999', 2, null],
  ])('%j with %i decimals: %j', (text, decimals, wanted) => {
    expect(moneyFromInput(text, decimals)).toBe(wanted)
  })

  it('reads back every amount of cents', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (cents) => {
        const written = `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`
        expect(moneyFromInput(written, 2)).toBe(written)
      }),
    )
  })

  it('returns an amount or null, whatever is typed', () => {
    const character = fc.oneof(
      fc.integer({ min: 0, max: 0x10_ff_ff }).map((code) => String.fromCodePoint(code)),
      fc.constantFrom(...'0123456789.,-+e ٠٩۵०៥０٫'),
    )
    const typed = fc.string({ unit: character })
    fc.assert(
      fc.property(typed, fc.integer({ min: 0, max: 4 }), (text, decimals) => {
        const read = moneyFromInput(text, decimals)
        expect(read === null || (isDecimal(read) && !read.startsWith('-'))).toBe(true)
      }),
    )
  })

  it("reads the digits of every script of the site's languages", () => {
    const zero = fc.constantFrom('٠', '۰', '०', '০', '௦', '๐', '၀', '០', '０')
    fc.assert(
      fc.property(zero, fc.nat({ max: 10 ** 9 }), (first, amount) => {
        const digits = (text: string) =>
          text.replaceAll(/\d/g, (digit) => String.fromCodePoint((first.codePointAt(0) ?? 0) + Number(digit)))
        expect(moneyFromInput(digits(String(amount)), 0)).toBe(String(amount))
      }),
    )
  })

  it('refuses digits of other scripts', () => {
    expect(['𝟙', '௧௨x', '½', '²', '①'].map((text) => moneyFromInput(text, 2))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ])
  })
})
