import { describe, expect, it } from 'vitest'

import { buildCatalogue } from './catalogue.ts'
import { GENRES, GENRE_FACTS, GAME_TYPES } from './genres.ts'
import { LOTTERY_VENDORS, makersOf, VENDORS } from './vendors.ts'

const first = buildCatalogue()

describe('the catalogue', () => {
  it('is deterministic', () => {
    expect(buildCatalogue()).toStrictEqual({
      ...first,
      find: expect.any(Function),
      findAtVendor: expect.any(Function),
    })
    expect(buildCatalogue('another seed').games[0]).not.toStrictEqual(first.games[0])
  })

  it('contains 3,000 games with unique names and node ids', () => {
    expect(first.games).toHaveLength(3000)
    expect(new Set(first.games.map((game) => game.nodeId)).size).toBe(3000)
    expect(new Set(first.games.map((game) => game.name.toLowerCase())).size).toBe(3000)
    expect(first.games.every((game) => /^\d{6}$/.test(game.nodeId))).toBe(true)
  })

  it.each(GENRES)('contains the planned number of %s', (genre) => {
    expect(first.games.filter((game) => game.genre === genre)).toHaveLength(GENRE_FACTS[genre].count)
  })

  it('has 24 vendors, each with games', () => {
    expect(VENDORS).toHaveLength(24)
    expect(VENDORS.filter((vendor) => !first.games.some((game) => game.vendor === vendor))).toStrictEqual([])
  })

  it('covers every rule of opening a game', () => {
    expect(makersOf('esports')).toHaveLength(1)
    expect(makersOf('slot').length).toBeGreaterThan(3)
    for (const code of [...LOTTERY_VENDORS, 'BTI', 'BGS'])
      expect(VENDORS.map((vendor) => vendor.code)).toContain(code)
    for (const type of GAME_TYPES)
      expect(first.lobbies.some((lobby) => GENRE_FACTS[lobby.genre].gameType === type)).toBe(true)
    expect(first.findAtVendor('BTI', 'BTI-COCKFIGHT')?.nodeId).toBe('269908')
  })

  it('marks some games new, hot and jackpot, hot ones first', () => {
    const hot = first.games.filter((game) => game.isHot).length
    expect(hot).toBeGreaterThan(60)
    expect(first.games.slice(0, hot).every((game) => game.isHot)).toBe(true)
    expect(first.games.filter((game) => game.isNew).length).toBeGreaterThan(80)
    expect(first.games.filter((game) => game.isJackpot).length).toBeGreaterThan(30)
  })
})
