import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  canApply,
  isClaimable,
  PROMOTION_STATES,
  promotionOf,
  promotionPath,
  promotionState,
  promotionStateLabel,
  promotionStep,
  type PromotionName,
  type PromotionStep,
} from './promotion.ts'

test.each<[string, boolean, PromotionStep]>([
  ['open', true, 'apply'],
  ['open', false, 'none'],
  ['applying', true, 'none'],
  ['rejected', true, 'applyAgain'],
  ['rejected', false, 'none'],
  ['issued', true, 'claim'],
  ['issued', false, 'claim'],
  ['claimed', true, 'none'],
  ['process', true, 'none'],
  ['joined', true, 'none'],
  ['closed', true, 'none'],
  ['coming soon', true, 'none'],
])('a promotion that is %s (applied for: %s) offers: %s (S-promotions-02)', (state, applicable, step) => {
  expect(promotionStep(promotionState(state), applicable)).toBe(step)
})

test.each<[string, PromotionName | null]>([
  ['?id=promo_17', { id: 'promo_17' }],
  ['?key=APP_DOWNLOAD', { key: 'APP_DOWNLOAD' }],
  ['?key=APP_DOWNLOAD&id=promo_17', { id: 'promo_17' }],
  ['?id=', null],
  ['', null],
])('the query %s names %j (S-promotions-01)', (search, name) => {
  expect(promotionOf(search)).toEqual(name)
})

test('the path of a promotion names the promotion', () => {
  const name = { id: 'a b&c' }
  expect(promotionOf(new URL(promotionPath(name), 'https://site.example').search)).toEqual(name)
  expect(promotionPath({ key: 'WELCOME' })).toBe('/m/activityDetail?key=WELCOME')
})

test.each([
  ['coming soon', 'comingSoon', false, false],
  ['COMING_SOON', 'comingSoon', false, false],
  ['coming-soon', 'comingSoon', false, false],
  ['issued', 'issued', false, true],
  ['rejected', 'rejected', true, false],
  ['Applying', 'applying', false, false],
  ['claimed', 'claimed', false, false],
  ['whatever', null, true, false],
  [undefined, null, true, false],
  [null, null, true, false],
])('the state %j reads as %j (S-promotions-02)', (value, state, applies, claims) => {
  expect(promotionState(value)).toBe(state)
  expect(canApply(promotionState(value))).toBe(applies)
  expect(isClaimable(promotionState(value))).toBe(claims)
})

test('every state is read in each spelling of the wire, and has a label', () => {
  const write = fc.constantFrom(
    (state: string) => state,
    (state: string) => state.toUpperCase(),
    (state: string) => state.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`),
    (state: string) => state.replaceAll(/[A-Z]/g, (letter) => `_${letter}`),
  )
  fc.assert(
    fc.property(fc.constantFrom(...PROMOTION_STATES), write, (state, spelling) => {
      expect(promotionState(spelling(state))).toBe(state)
      expect(promotionStateLabel(state)).toBe(`promotion.state.${state}`)
    }),
  )
})

test('a promotion offers one action: applying and claiming exclude each other', () => {
  const state = fc.option(fc.constantFrom(...PROMOTION_STATES))
  fc.assert(
    fc.property(state, fc.boolean(), (of, applicable) => {
      const step = promotionStep(of, applicable)
      expect(step === 'claim').toBe(of === 'issued')
      expect(step === 'apply' || step === 'applyAgain').toBe(applicable && (of === null || of === 'rejected'))
    }),
  )
})

test('any name can be read back from its path', () => {
  const name = fc.oneof(
    fc.record({ id: fc.string({ minLength: 1, unit: 'grapheme' }) }),
    fc.record({ key: fc.string({ minLength: 1, unit: 'grapheme' }) }),
  )
  fc.assert(
    fc.property(name, (of) => {
      expect(promotionOf(promotionPath(of).split('?')[1] ?? '')).toEqual(of)
    }),
  )
})
