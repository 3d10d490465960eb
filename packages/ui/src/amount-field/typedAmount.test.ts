import { expect, test } from 'vitest'

import { readAmount } from '../../testing/samples.ts'
import { isSameAmount } from './typedAmount.ts'

test.each([
  ['50', '50.00', true],
  ['50.0', '50', true],
  ['5', '50', false],
  ['', '0', false],
])('%j and %j are the same amount: %s', (typed, preset, expected) => {
  expect(isSameAmount(typed, preset, 2, readAmount)).toBe(expected)
})
