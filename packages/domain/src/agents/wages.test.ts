import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { payOf, type PayTier } from './wages.ts'

const TIERS: readonly PayTier[] = [
  { from: 1000_00n, activeMembers: 2, rate: '0.005' },
  { from: 5000_00n, activeMembers: 10, rate: '0.008' },
]

test.each([
  ['salary', { staked: 999_99n, net: 900_00n, activeMembers: 9 }, { basis: 999_99n, rate: '0', amount: 0n }],
  [
    'salary',
    { staked: 1000_00n, net: -50n, activeMembers: 2 },
    { basis: 1000_00n, rate: '0.005', amount: 500n },
  ],
  ['salary', { staked: 1000_00n, net: 0n, activeMembers: 1 }, { basis: 1000_00n, rate: '0', amount: 0n }],
  // Enough turnover for the second tier, but not enough members: the first counts.
  [
    'hourly',
    { staked: 6000_00n, net: 0n, activeMembers: 9 },
    { basis: 6000_00n, rate: '0.005', amount: 3000n },
  ],
  [
    'hourly',
    { staked: 6000_00n, net: 0n, activeMembers: 10 },
    { basis: 6000_00n, rate: '0.008', amount: 4800n },
  ],
  [
    'dividend',
    { staked: 9000_00n, net: 1234_56n, activeMembers: 5 },
    { basis: 1234_56n, rate: '0.005', amount: 617n },
  ],
  ['dividend', { staked: 9000_00n, net: -1n, activeMembers: 5 }, { basis: 0n, rate: '0', amount: 0n }],
  ['salary', { staked: -5n, net: 0n, activeMembers: 5 }, { basis: 0n, rate: '0', amount: 0n }],
] as const)('a %s contract for %o pays %o (S-agent-09)', (kind, result, pay) => {
  expect(payOf(kind, TIERS, result)).toEqual(pay)
})

test('a rate that is no decimal is refused', () => {
  expect(() =>
    payOf('salary', [{ from: 0n, activeMembers: 0, rate: '5%' }], {
      staked: 1n,
      net: 0n,
      activeMembers: 0,
    }),
  ).toThrow('"5%" is no decimal rate.')
})

test('pay is never negative, never above its share, and grows with the basis within a tier', () => {
  const sum = fc.bigInt({ min: -1_000_000_000_000n, max: 1_000_000_000_000n })
  fc.assert(
    fc.property(sum, sum, fc.nat(20), fc.nat(10_000), (staked, net, activeMembers, per) => {
      const tiers = [{ from: 0n, activeMembers: 0, rate: (per / 10_000).toFixed(4) }]
      const { basis, amount } = payOf('dividend', tiers, { staked, net, activeMembers })
      expect(amount * 10_000n).toBeLessThanOrEqual(basis * BigInt(per))
      expect(basis * BigInt(per) - amount * 10_000n).toBeLessThan(10_000n)
      expect(amount).toBeGreaterThanOrEqual(0n)
      const more = payOf('dividend', tiers, { staked, net: net + 10_000n, activeMembers })
      expect(more.amount).toBeGreaterThanOrEqual(amount)
    }),
  )
})
