import { expect, test } from 'vitest'

import {
  promotionOf,
  promotionPath,
  promotionState,
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
])('a promotion that is %s (applied for: %s) offers: %s', (state, applicable, step) => {
  expect(promotionStep(promotionState(state), applicable)).toBe(step)
})

test.each<[string, PromotionName | null]>([
  ['?id=promo_17', { id: 'promo_17' }],
  ['?key=APP_DOWNLOAD', { key: 'APP_DOWNLOAD' }],
  ['?key=APP_DOWNLOAD&id=promo_17', { id: 'promo_17' }],
  ['?id=', null],
  ['', null],
])('the query %s names %j', (search, name) => {
  expect(promotionOf(search)).toEqual(name)
})

test('an address leads back to the promotion it was made of', () => {
  const name = { id: 'a b&c' }
  expect(promotionOf(new URL(promotionPath(name), 'https://site.example').search)).toEqual(name)
  expect(promotionPath({ key: 'WELCOME' })).toBe('/m/activityDetail?key=WELCOME')
})
