import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import {
  effectOfMoneyLimit,
  effectOfSessionLimit,
  limitPeriodStart,
  SESSION_MINUTES,
  shareUsed,
} from './playLimits.ts'

describe('a change of a money limit (S-gaming-01)', () => {
  it.each([
    [null, '50.00', 'now'],
    ['50.00', '20.00', 'now'],
    ['50.00', '50', 'none'],
    ['50.00', '80.00', 'later'],
    ['50.00', null, 'later'],
    [null, null, 'none'],
  ] as const)('from %s to %s is in force: %s', (held, wanted, effect) => {
    expect(effectOfMoneyLimit(held, wanted)).toBe(effect)
  })
})

describe('a change of the session limit', () => {
  it.each([
    [0, 60, 'now'],
    [60, 30, 'now'],
    [60, 60, 'none'],
    [60, 120, 'later'],
    [60, 0, 'later'],
    [0, 0, 'none'],
  ] as const)('from %i to %i minutes is in force: %s', (held, wanted, effect) => {
    expect(effectOfSessionLimit(held, wanted)).toBe(effect)
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

describe('any change of a limit', () => {
  const cents = fc.option(fc.nat({ max: 1_000_000 }))
  const money = (amount: number | null) => (amount === null ? null : (amount / 100).toFixed(2))
  const minutes = fc.constantFrom(...SESSION_MINUTES)

  it('is in force at once when less may be lost than before, and waits when more may', () => {
    fc.assert(
      fc.property(cents, cents, (held, wanted) => {
        const [before, after] = [held, wanted].map((amount) => amount ?? Number.POSITIVE_INFINITY)
        const effect = before === after ? 'none' : Number(after) < Number(before) ? 'now' : 'later'
        expect(effectOfMoneyLimit(money(held), money(wanted))).toBe(effect)
      }),
    )
  })

  it('of a length of sessions follows the same rule, with 0 as no limit', () => {
    fc.assert(
      fc.property(minutes, minutes, (held, wanted) => {
        const [before, after] = [held, wanted].map((length) => length || Number.POSITIVE_INFINITY)
        const effect = before === after ? 'none' : Number(after) < Number(before) ? 'now' : 'later'
        expect(effectOfSessionLimit(held, wanted)).toBe(effect)
      }),
    )
  })

  it('and its reverse are never both in force at once', () => {
    fc.assert(
      fc.property(cents, cents, (held, wanted) => {
        const both = [
          effectOfMoneyLimit(money(held), money(wanted)),
          effectOfMoneyLimit(money(wanted), money(held)),
        ]
        expect(both.toSorted()).toEqual(held === wanted ? ['none', 'none'] : ['later', 'now'])
      }),
    )
  })

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
