import { describe, expect, it } from 'vitest'

import { allowedTerms, leastRoundMs, slotStakeLimit } from './playRules.ts'

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

describe('the terms of an offer (S-gaming-14)', () => {
  const offer = { turnover: 35, products: ['slots', 'sports'] }
  it.each([
    ['ten times at most', { bonusTurnover: 10 }, { turnover: 10, products: ['slots', 'sports'] }],
    ['one kind of product', { mixedOffers: false }, { turnover: 35, products: ['slots'] }],
    ['both', { bonusTurnover: 10, mixedOffers: false }, { turnover: 10, products: ['slots'] }],
    ['no rule', {}, offer],
  ])('under %s', (_rule, rules, terms) => {
    expect(allowedTerms(rules, offer)).toEqual(terms)
  })

  it('stay as they are where they ask for less', () => {
    const modest = { turnover: 1, products: [] }
    expect(allowedTerms({ bonusTurnover: 10, mixedOffers: false }, modest)).toEqual(modest)
  })
})
