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
    ['12٫5', 2, '12.50'],
    ['1.000,00', 2, '1000.00'],
    ['1,000.00', 2, '1000.00'],
    ['1.000.000', 2, '1000000.00'],
    ['1٬250٫5', 2, '1250.50'],
    ['1 250,50', 2, '1250.50'],
    ['12．5', 2, '12.50'],
    ['1，250．50', 2, '1250.50'],
    ['1，250', 2, null],
    ['1’250.50', 2, '1250.50'],
    ['12 000', 2, '12000.00'],
    ['12,34,567.5', 2, '1234567.50'],
    ['50.000', 0, '50000'],
    ['1,250,000', 0, '1250000'],
    ['1.234', 3, '1.234'],
    ['', 2, null],
    ['.', 2, null],
    ['1.234', 2, null],
    ['1.0', 0, null],
    ['10.001', 2, null],
    ['1.0.000', 0, null],
    ['1,00.00', 2, null],
    ['0,000.00', 2, null],
    ['1,000,00', 2, null],
    ['1.000,00.0', 2, null],
    ['1 250 5', 2, null],
    ['-5', 2, null],
    ['+5', 2, null],
    ['1e3', 2, null],
    ['0x10', 2, null],
    ['Infinity', 2, null],
    ['9999999999999999', 2, null],
  ])('%j with %i decimals: %j (S-money-07)', (text, decimals, wanted) => {
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

  it('refuses what is no Latin digit', () => {
    for (const text of ['𝟙', '١٢', '½', '²', '①']) expect(moneyFromInput(text, 2)).toBe(null)
  })

  it('reads a grouped amount as the one without groups', () => {
    const separators = fc.constantFrom(['.', ','], [',', '.'], [' ', ','], ['٬', '٫'])
    fc.assert(
      fc.property(fc.bigInt({ min: 1000n, max: 10n ** 14n }), separators, (cents, [group, point]) => {
        const fraction = (cents % 100n).toString().padStart(2, '0')
        const whole = (cents / 100n).toString()
        const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, group ?? '')
        expect(moneyFromInput(`${grouped}${point}${fraction}`, 2)).toBe(`${whole}.${fraction}`)
      }),
    )
  })
})
