import { expect, it } from 'vitest'

import { betOutcome } from './outcome.ts'

it.each([
  ['WON', '2.00', '1.00', 'RETURNED'],
  ['WON', '2.00', '2.00', 'RETURNED'],
  ['WON', '2.00', '2.01', 'WON'],
  ['LOST', '2.00', '1.00', 'RETURNED'],
  ['LOST', '2.00', '0.00', 'LOST'],
  ['WON', '40000', '20000', 'RETURNED'],
  ['PENDING', '2.00', '0.00', 'PENDING'],
  ['VOID', '2.00', '2.00', 'VOID'],
])(
  'a bet that is %s with a stake of %s and %s back is shown as %s (S-gaming-11)',
  (status, stake, payout, shown) => {
    expect(betOutcome({ status, stake, payout })).toBe(shown)
  },
)
