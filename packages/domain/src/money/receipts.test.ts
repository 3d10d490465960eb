import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { splitReceipt, withdrawalMayBecome, type WithdrawalState } from './receipts.ts'

const ORDER = { amount: 100n, fee: 2n, minimum: 20n, maximum: 500n }
const back = (returned: bigint) => ({ credited: 0n, fee: 0n, returned })

test.each([
  ['pending', 102n, { credited: 100n, fee: 2n, returned: 0n }],
  ['expired', 102n, { credited: 100n, fee: 2n, returned: 0n }],
  ['pending', 60n, { credited: 58n, fee: 2n, returned: 0n }],
  ['pending', 502n, { credited: 500n, fee: 2n, returned: 0n }],
  ['pending', 503n, back(503n)],
  ['pending', 21n, back(21n)],
  ['paid', 102n, back(102n)],
  ['cancelled', 102n, back(102n)],
  ['failed', 102n, back(102n)],
] as const)('for an order that is %s, %s arrive: %o (S-deposit-07)', (state, arrived, use) => {
  expect(splitReceipt({ ...ORDER, state }, arrived)).toEqual(use)
})

test('nothing of a payment is lost, and an order is credited once (S-deposit-07)', () => {
  const payments = fc.array(fc.bigInt({ min: 1n, max: 1000n }), { minLength: 1, maxLength: 6 })
  fc.assert(
    fc.property(payments, fc.constantFrom('pending', 'expired', 'cancelled'), (arrivals, begun) => {
      let state: 'pending' | 'expired' | 'cancelled' | 'paid' = begun
      let credits = 0
      for (const arrived of arrivals) {
        const { credited, fee, returned } = splitReceipt({ ...ORDER, state }, arrived)
        expect(credited + fee + returned).toBe(arrived)
        if (credited > 0n) {
          credits += 1
          state = 'paid'
        }
      }
      expect(credits).toBeLessThanOrEqual(begun === 'cancelled' ? 0 : 1)
    }),
  )
})

test.each([
  ['pending', 'cancelled', true],
  ['pending', 'rejected', true],
  ['pending', 'returned', false],
  ['processing', 'cancelled', false],
  ['paid', 'returned', true],
  ['paid', 'cancelled', false],
  ['returned', 'paid', false],
] as const)('a withdrawal that is %s may become %s: %s (S-withdraw-03)', (from, to, may) => {
  expect(withdrawalMayBecome(from, to)).toBe(may)
})

test('money that is back in the wallet stays there (S-withdraw-03)', () => {
  const states: WithdrawalState[] = ['pending', 'processing', 'paid', 'rejected', 'cancelled', 'returned']
  for (const from of ['rejected', 'cancelled', 'returned'] as const)
    expect(states.some((to) => withdrawalMayBecome(from, to))).toBe(false)
})
