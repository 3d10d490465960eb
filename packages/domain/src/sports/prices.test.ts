import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { formatPrice, PRICE_FORMATS, priceMove, usualPriceFormat, type PriceMove } from './prices.ts'

describe('a price in the reader’s notation (S-sports-05)', () => {
  test.each([
    ['2.1', '2.10', '11/10', '+110'],
    ['2', '2.00', '1/1', '+100'],
    ['1.99', '1.99', '1/1', '−101'],
    ['1.5', '1.50', '1/2', '−200'],
    ['1.909', '1.91', '10/11', '−110'],
    ['1.01', '1.01', '1/100', '−10000'],
    ['1', '1.01', '1/100', '−10000'],
    ['3.65', '3.65', '13/5', '+265'],
    ['4.33', '4.33', '10/3', '+333'],
    ['10.5', '10.50', '10/1', '+950'],
    ['101', '101.00', '100/1', '+10000'],
  ])('%s is %s, %s, %s', (price, ...texts) => {
    expect(PRICE_FORMATS.map((format) => formatPrice(price, format))).toEqual(texts)
  })

  it.each(['', 'x', '0', '0.99', '-2'])('%j is no price', (text) => {
    expect(PRICE_FORMATS.map((format) => formatPrice(text, format))).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  const price = fc.integer({ min: 101, max: 50_000 }).map((hundredths) => hundredths / 100)

  /** Winnings per stake that a text says. */
  function winningsOf(text: string): number {
    if (text.includes('/')) {
      const [over = 0, under = 1] = text.split('/').map(Number)
      return over / under
    }
    if (text.startsWith('+')) return Number(text) / 100
    return text.startsWith('−') ? 100 / Number(text.slice(1)) : Number(text) - 1
  }

  it('says nearly the same in every notation', () => {
    fc.assert(
      fc.property(price, fc.constantFrom(...PRICE_FORMATS), (value, format) => {
        const winnings = value - 1
        const said = winningsOf(formatPrice(String(value), format) ?? '')
        expect(Math.abs(said - winnings)).toBeLessThanOrEqual(Math.max(0.1 * winnings, 0.005))
      }),
    )
  })

  it('never says less for a better price', () => {
    fc.assert(
      fc.property(price, price, fc.constantFrom(...PRICE_FORMATS), (one, other, format) => {
        const [worse, better] = [Math.min(one, other), Math.max(one, other)]
        const said = (value: number) => winningsOf(formatPrice(String(value), format) ?? '')
        expect(said(better)).toBeGreaterThanOrEqual(said(worse))
      }),
    )
  })
})

test.each<[string | undefined, string | undefined, PriceMove | undefined]>([
  ['2.10', '2.20', 'up'],
  ['2.20', '2.10', 'down'],
  ['2.1', '2.10', undefined],
  [undefined, '2.10', undefined],
  ['2.10', undefined, undefined],
  ['9.90', '10.00', 'up'],
])('from %s to %s a price moves %s (S-sports-06)', (before, after, move) => {
  expect(priceMove(before, after)).toBe(move)
})

test.each([
  // Language on screen, languages of the device, notation.
  ['en', ['en-GB', 'en'], 'fractional'],
  ['en', ['en-IE'], 'fractional'],
  ['en', ['en-US', 'en'], 'american'],
  ['en', ['en-AU'], 'decimal'],
  ['en-GB', ['en-US'], 'american'],
  ['en-GB', ['en-AU', 'en-GB'], 'decimal'],
  ['en', ['en', 'en-GB'], 'fractional'],
  ['en-GB', ['en'], 'fractional'],
  ['en-GB', ['fr-FR'], 'fractional'],
  ['en-GB', [], 'fractional'],
  ['en', [], 'decimal'],
  ['ar', ['ar', 'en-GB'], 'decimal'],
  ['de', ['de-DE', 'en-US'], 'decimal'],
  ['es', ['es-US'], 'american'],
  ['zh-Hans', ['zh-Hans-CN', 'zh-CN'], 'decimal'],
])('readers of %s whose device asks for %j begin with %s (S-sports-05)', (shown, device, format) => {
  expect(usualPriceFormat(shown, device)).toBe(format)
})
