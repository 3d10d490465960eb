import { describe, expect, it } from 'vitest'

import { gamesOfCategory, isInCategory, isPartOfAnother } from './categoryGames.ts'

describe('games of a category (S-home-17, S-home-18, S-home-19)', () => {
  it.each([
    ['NEW_GAME', { isNew: 1 }],
    ['BGS', { gameType: 'RNG', vendor: 'BGS' }],
    ['BG', { gameType: 'RNG', classification: 'BG' }],
    ['RNG', { gameType: 'RNG' }],
    ['ELOTT', { gameType: 'ELOTT' }],
    ['HOT', {}],
    ['PROMO', {}],
    [undefined, {}],
  ] as const)('%s are %o', (category, games) => {
    expect(gamesOfCategory(category)).toEqual(games)
  })
})

const slot = { gameType: 'RNG', vendor: 'PRISM', classification: 'SLOT', isNew: false }

describe('a game in a category (S-centre-05)', () => {
  it.each([
    ['BG', { ...slot, classification: 'BG' }, true],
    ['BG', slot, false],
    ['BG', { ...slot, gameType: 'LIVE', classification: 'BG' }, false],
    ['BGS', { ...slot, vendor: 'BGS' }, true],
    ['BGS', slot, false],
    ['RNG', { ...slot, vendor: 'BGS' }, true],
    ['LIVE', slot, false],
    ['NEW_GAME', { ...slot, isNew: true }, true],
    ['NEW_GAME', slot, false],
    ['HOT', slot, true],
    [undefined, slot, true],
  ])('%s holds %o: %s', (category, game, expected) => {
    expect(isInCategory(game, category)).toBe(expected)
  })
})

it.each([
  ['BG', true],
  ['BGS', true],
  ['RNG', false],
  ['HOT', false],
])('%s is a part of another category: %s', (category, expected) => {
  expect(isPartOfAnother(category)).toBe(expected)
})
