import { describe, expect, it } from 'vitest'

import { leastRoundMs, slotStakeLimit } from './playRules.ts'

const british = { slotStake: '5', youngSlotStake: '2', roundSeconds: { slot: 2.5, other: 5 } }

describe('the highest stake of a slot (S-gaming-06)', () => {
  it.each([
    [british, 18, '2'],
    [british, 24, '2'],
    [british, 25, '5'],
    [british, null, '2'],
    [{ slotStake: '5' }, 18, '5'],
    [{}, 18, undefined],
  ])('by %o at the age of %s is %s', (rules, age, most) => {
    expect(slotStakeLimit(rules, age)).toBe(most)
  })
})

it.each([
  [british, true, 2500],
  [british, false, 5000],
  [{}, true, 0],
])('a round by %o, of a slot: %s, lasts at least %i ms (S-gaming-07)', (rules, isSlot, ms) => {
  expect(leastRoundMs(rules, isSlot)).toBe(ms)
})
