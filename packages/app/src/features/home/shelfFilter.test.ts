import { describe, expect, it } from 'vitest'

import { shelfFilterOf } from './shelfFilter.ts'

describe('shelfFilterOf', () => {
  it.each([
    ['NEW_GAME', { isNew: 1 }],
    ['BGS', { gameType: 'RNG', vassalage: 'BGS' }],
    ['BG', { gameType: 'RNG', gameClassify: 'BG' }],
    ['RNG', { gameType: 'RNG' }],
    ['ELOTT', { gameType: 'ELOTT' }],
    ['HOT', {}],
    ['PROMO', {}],
  ] as const)('narrows %s to %o', (category, filter) => {
    expect(shelfFilterOf(category)).toEqual(filter)
  })
})
