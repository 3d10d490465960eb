import { describe, expect, it } from 'vitest'

import { effectOfMoneyLimit, effectOfSessionLimit, shareUsed } from './playLimits.ts'

describe('a change of a money limit', () => {
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
