import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { changesMoneyLimit, limitPeriodStart, SESSION_MINUTES, shareUsed } from './playLimits.ts'

describe('a money limit', () => {
  it.each([
    [null, '50.00', false, true],
    ['50.00', '20.00', false, true],
    ['50.00', '80.00', false, true],
    ['50.00', null, false, true],
    ['50.00', '50', false, false],
    [null, null, false, false],
    ['50.00', '50.00', true, true],
  ] as const)('from %s to %s, with another waiting: %s, is a change: %s (S-gaming-22)', (...args) => {
    const [held, wanted, isPending, changes] = args
    expect(changesMoneyLimit(held, wanted, isPending)).toBe(changes)
  })
})

it.each([
  ['0.00', '100.00', 0],
  ['25.00', '100.00', 0.25],
  ['150.00', '100.00', 1],
  ['0.00', '0.00', 1],
])('%s of %s is a share of %f', (used, amount, share) => {
  expect(shareUsed(used, amount)).toBe(share)
})

describe('a limit', () => {
  it('has a used share between 0 and 1', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (used, amount) => {
        const share = shareUsed(String(used), String(amount))
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
        expect(share === 1).toBe(amount <= 0 || used >= amount)
      }),
    )
  })
})

it('lengths are offered from the shortest to the longest, no limit last', () => {
  const lengths = SESSION_MINUTES.map((minutes) => minutes || Number.POSITIVE_INFINITY)
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b))
})

it.each([
  ['day', true, '2026-11-22T00:00:00.000Z'],
  ['week', true, '2026-11-16T00:00:00.000Z'],
  ['month', true, '2026-11-01T00:00:00.000Z'],
  ['day', false, '2026-11-21T18:00:00.000Z'],
  ['month', false, '2026-10-23T18:00:00.000Z'],
] as const)('a %s that is fixed: %s starts at %s (S-gaming-13)', (period, fixed, start) => {
  const now = Date.parse('2026-11-22T18:00:00Z')
  expect(new Date(limitPeriodStart(period, now, fixed)).toISOString()).toBe(start)
})
