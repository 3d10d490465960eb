import { gameListPath } from '@livery/domain/games'
import { describe, expect, it, test } from 'vitest'

import type { MenuEntry } from '#capabilities/games/gameMapping.ts'
import { menuOf, studiosOf } from '#capabilities/games/menu.ts'

import { centerPath, centerSettings, openCategory, pageSizeOf, readCenter } from './gameCenter.ts'

const centre = centerSettings('gameCenter')
const slots = centerSettings('slotsCenter')
const everything = openCategory(undefined)

describe('the address of a centre (S-routes-14)', () => {
  it.each([
    ['/m/gameCenter', everything],
    ['/m/gameCenter?gameType=FISH', { ...everything, category: 'FISH' }],
    ['/m/gameCenter?vassalage=BGS&type=fav', { ...everything, vendor: 'BGS', filter: 'fav' }],
    ['/m/gameCenter?gameType=RNG&gameName=koi', { ...everything, category: 'RNG', search: 'koi' }],
  ] as const)('%s is read and written', (path, filter) => {
    expect(readCenter(path.slice(path.indexOf('?')).replace('/m/gameCenter', ''), centre)).toEqual(filter)
    expect(centerPath(filter, centre)).toBe(path)
  })

  it.each([
    [{}, everything],
    [{ shelf: 'hot' }, { ...everything, filter: 'hot' }],
    [
      { gameType: 'RNG', vendor: 'BGS' },
      { ...everything, category: 'RNG', vendor: 'BGS' },
    ],
  ] as const)('of the game list with %j is read as the rest of the site writes it', (wanted, filter) => {
    const { search } = new URL(gameListPath(wanted), 'http://site')
    expect(readCenter(search, centerSettings('gameList'))).toEqual(filter)
  })

  it('ignores unknown filters', () => {
    expect(readCenter('?type=constructor&minBet=1', centre)).toEqual(everything)
  })

  it('limits the slots centre to slots, with stakes and lines', () => {
    const filter = readCenter('?gameType=FISH&minBet=1&minLine=25', slots)
    expect(filter).toEqual({ ...everything, category: 'RNG', minBet: true, minLine: true })
    expect(centerPath(filter, slots)).toBe('/m/slotsCenter?minBet=1&minLine=25')
  })
})

test('another category resets studio, filter and search', () => {
  expect(openCategory('LIVE')).toEqual({ ...everything, category: 'LIVE' })
})

test.each([
  [{ search: '', filter: 'all' }, 25],
  [{ search: 'koi', filter: 'all' }, 9],
  [{ search: '', filter: 'fav' }, 100],
  [{ search: '', filter: 'recent' }, 25],
] as const)('page size of %o', (filter, size) => {
  expect(pageSizeOf(filter)).toBe(size)
})

describe('the menu (S-centre-07)', () => {
  const vendor = (code: string, gameType: 'RNG' | 'SPORTS' | 'ESPORTS', games: number) => ({
    vendor: code,
    name: `${code} Games`,
    gameType,
    picture: `/${code}.svg`,
    games,
  })
  const list: MenuEntry[] = [
    { gameCategory: 'HOT', vendors: [] },
    {
      gameCategory: 'RNG',
      vendors: [vendor('A', 'RNG', 10), vendor('B', 'RNG', 5)],
    },
    {
      gameCategory: 'SPORTS',
      vendors: [vendor('BTI', 'SPORTS', 1), vendor('A', 'ESPORTS', 2)],
    },
  ]
  const menu = menuOf(list, ['SPORTS', 'HOT', 'RNG', 'ESPORTS', 'PROMO'], { BTI: 'Sportsbook' })

  it('keeps categories that hold games, in the brand’s order', () => {
    expect(menu.map(({ category }) => category)).toEqual(['SPORTS', 'RNG', 'ESPORTS'])
  })
  it('separates the categories of sports, and uses the brand’s names of vendors', () => {
    expect(menu[0]?.studios.map(({ name }) => name)).toEqual(['Sportsbook'])
    expect(menu[2]?.studios.map(({ vendor }) => vendor)).toEqual(['A'])
  })
  it('lists each studio once, with all its games', () => {
    expect(studiosOf(menu, undefined).map(({ vendor, games }) => [vendor, games])).toEqual([
      ['BTI', 1],
      ['A', 12],
      ['B', 5],
    ])
    expect(studiosOf(menu, 'RNG')).toHaveLength(2)
    expect(studiosOf(menuOf(undefined, ['RNG'], {}), undefined)).toEqual([])
  })
})
