import { expect, test } from 'vitest'

import { masked } from './masked.ts'

test.each([
  ['12,480.50', '**,***.**'],
  ['1.234.567,89', '*.***.***,**'],
  ['€ 12,345.67', '€ **,***.**'],
  ['١٢٬٤٨٠٫٥٠', '**٬***٫**'],
  ['৳১২', '৳**'],
  ['１２円', '**円'],
  ['½ CHF', '½ CHF'],
  ['0.00', '*.**'],
])('%s hidden is %s', (amount, stars) => {
  expect(masked(amount)).toBe(stars)
})

test.each(['en', 'de', 'ar-EG', 'fa', 'bn', 'my', 'th-u-nu-thai', 'hi-u-nu-deva', 'zh'])(
  'a hidden balance in %s has no digit, and all that is none (S-wallet-01)',
  (language) => {
    for (const currency of ['EUR', 'VND', 'KWD', 'INR']) {
      const shown = new Intl.NumberFormat(language, { style: 'currency', currency }).format(9_876_543_210.25)
      const hidden = masked(shown)
      expect(hidden).not.toMatch(/\p{Nd}/u)
      expect(Array.from(hidden)).toHaveLength(Array.from(shown).length)
      expect(hidden.replaceAll('*', '')).toBe(shown.replaceAll(/\p{Nd}/gu, ''))
    }
  },
)
