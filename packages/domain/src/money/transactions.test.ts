import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { effectOf, TRANSACTION_STATUSES } from './transactions.ts'

test.each([
  ['succeeded', '50.00', 'in'],
  ['succeeded', '-20.00', 'out'],
  ['succeeded', '0.00', 'out'],
  ['pending', '50.00', 'none'],
  ['failed', '50.00', 'none'],
  ['cancelled', '-20.00', 'none'],
] as const)('%s %s moves the balance: %s', (status, amount, effect) => {
  expect(effectOf(status, amount)).toBe(effect)
})

test('only a successful transaction changes the balance', () => {
  const amount = fc.integer().map(String)
  fc.assert(
    fc.property(fc.constantFrom(...TRANSACTION_STATUSES), amount, (status, of) => {
      expect(effectOf(status, of) === 'none').toBe(status !== 'succeeded')
    }),
  )
})
