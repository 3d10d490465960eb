import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { balanceForm, maskDigits } from './balance.ts'

test.each([
  [false, 0, '€12,345'],
  [true, 2, '€**,***'],
])('a balance that is hidden (%s) has %i decimals and reads %s (S-wallet-01)', (hidden, decimals, text) => {
  const form = balanceForm(hidden)
  expect(form.decimals).toBe(decimals)
  expect(form.mask('€12,345')).toBe(text)
})

test.each([
  ['€ 12,345.67', '€ **,***.**'],
  ['١٬٢٣٤', '*٬***'],
  ['৳১২', '৳**'],
  ['１２円', '**円'],
  ['½ CHF', '½ CHF'],
])('%s is hidden as %s', (formatted, masked) => expect(maskDigits(formatted)).toBe(masked))

test('shows no digit of a hidden balance in any language and currency', () => {
  const tag = fc.constantFrom('en', 'de', 'ar-EG', 'fa', 'bn', 'my', 'th-u-nu-thai', 'hi-u-nu-deva', 'zh')
  const currency = fc.constantFrom('EUR', 'VND', 'KWD', 'INR')
  fc.assert(
    fc.property(tag, currency, fc.double({ min: 0, max: 1e9, noNaN: true }), (language, code, balance) => {
      const shown = new Intl.NumberFormat(language, { style: 'currency', currency: code }).format(balance)
      const masked = maskDigits(shown)
      expect(masked).not.toMatch(/\p{Nd}/u)
      expect(Array.from(masked)).toHaveLength(Array.from(shown).length)
      expect(masked.replaceAll('*', '')).toBe(shown.replaceAll(/\p{Nd}/gu, ''))
    }),
  )
})
