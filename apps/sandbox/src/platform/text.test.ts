import { expect, test } from 'vitest'

import { textWithSums } from './text.ts'

const text = { EN: 'Up to {200}, {5} at once.', VI: 'Tối đa {200}.', AR: 'حتى {200}.' }

test.each([
  ['EN', 'EUR', 'Up to €200, €5 at once.'],
  ['EN', 'KWD', 'Up to KWD\u00A0100, KWD\u00A02.500 at once.'],
  ['VI', 'VND', 'Tối đa 4.000.000\u00A0₫.'],
  // No Thai translation: the English text, with English number format.
  ['TH', 'VND', 'Up to ₫4,000,000, ₫100,000 at once.'],
])('sums in %s of %s', (language, currency, said) => {
  expect(textWithSums(text, language, currency)).toBe(said)
})
