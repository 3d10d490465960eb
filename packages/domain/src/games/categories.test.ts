import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import {
  GAME_CATEGORIES,
  GAME_TYPES,
  gameTypeOf,
  isGameCategory,
  orderCategories,
  SPORTS_SPLIT,
} from './categories.ts'

test("categories follow the tenant's order, then the platform's; unknown ones are dropped (S-entrance-11)", () => {
  expect(orderCategories(['RNG', 'WHAT', 'HOT', 'LOTT', 'RNG'], ['LOTT', 'FISH'])).toEqual([
    'LOTT',
    'HOT',
    'RNG',
  ])
})

test.each([
  ['RNG', 'RNG', true],
  ['COCKFIGHT', 'COCKFIGHT', true],
  ['HOT', undefined, true],
  ['PROMO', undefined, true],
  ['rng', undefined, false],
  ['', undefined, false],
])('%j is a kind of game: %s, and a category: %s', (value, type, category) => {
  expect(gameTypeOf(value)).toBe(type)
  expect(isGameCategory(value)).toBe(category)
})

test('an absent value is not a game type', () => {
  expect([gameTypeOf(null), gameTypeOf(undefined)]).toEqual([undefined, undefined])
})

test('every game type is a category, and the parts of SPORTS are game types', () => {
  expect(GAME_TYPES.filter((type) => !isGameCategory(type))).toEqual([])
  expect(SPORTS_SPLIT.map((part) => gameTypeOf(part))).toEqual([...SPORTS_SPLIT])
})

test('any menu is ordered without losing, repeating or adding a category', () => {
  const menu = fc.array(fc.constantFrom(...GAME_CATEGORIES, 'WHAT'))
  const order = fc.shuffledSubarray([...GAME_CATEGORIES])
  fc.assert(
    fc.property(menu, order, (found, named) => {
      const shown = orderCategories(found, named)
      expect(new Set(shown)).toEqual(new Set(found.filter((category) => category !== 'WHAT')))
      expect(shown).toHaveLength(new Set(shown).size)
      // Categories named by the order come first and in its order; the others keep the platform's order.
      const first = named.filter((category) => shown.includes(category))
      const others = GAME_CATEGORIES.filter(
        (category) => shown.includes(category) && !named.includes(category),
      )
      expect(shown).toEqual([...first, ...others])
    }),
  )
})
