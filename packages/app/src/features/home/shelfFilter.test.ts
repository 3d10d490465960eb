import { describe, expect, it } from 'vitest'

import { shelfFilterOf } from './shelfFilter.ts'

describe('shelfFilterOf (S-home-17, S-home-18, S-home-19)', () => {
  it.each([
    ['NEW_GAME', { isNew: 1 }],
    ['BGS', { gameType: 'RNG', vendor: 'BGS' }],
    ['BG', { gameType: 'RNG', classification: 'BG' }],
    ['RNG', { gameType: 'RNG' }],
    ['ELOTT', { gameType: 'ELOTT' }],
    ['HOT', {}],
    ['PROMO', {}],
  ] as const)('narrows %s to %o', (category, filter) => {
    expect(shelfFilterOf(category)).toEqual(filter)
  })
})
