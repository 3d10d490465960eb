import { expect, test } from 'vitest'

import { readAmount } from '../../testing/samples.ts'
import { isSameAmount, mayBeTyped } from './typedAmount.ts'

test.each([
  ['', 2, true],
  ['.', 2, true],
  [',', 2, true],
  ['.', 0, false],
  ['12.', 2, true],
  ['12.', 0, false],
  ['12.5', 2, true],
  ['12,50', 2, true],
  ['12.505', 2, false],
  ['1,250.00', 2, false],
  ['-5', 2, false],
  ['1e3', 2, false],
  ['12 €', 2, false],
])('%j with %i decimals may be typed: %s', (text, decimals, expected) => {
  expect(mayBeTyped(text, decimals, readAmount)).toBe(expected)
})

test.each([
  ['50', '50.00', true],
  ['50.0', '50', true],
  ['5', '50', false],
  ['', '0', false],
])('%j and %j are the same amount: %s', (typed, preset, expected) => {
  expect(isSameAmount(typed, preset, 2, readAmount)).toBe(expected)
})
