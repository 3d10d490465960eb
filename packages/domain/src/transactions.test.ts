import { expect, test } from 'vitest'

import { effectOf } from './transactions.ts'

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
