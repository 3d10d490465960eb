import type { Schemas } from '@livery/api'
import { gameListPath } from '@livery/domain'
import { describe, expect, it, test } from 'vitest'

import { menuOf, studiosOf } from '../../shell/games/menu.ts'
import { centrePath, centreSettings, openCategory, pageSizeOf, readCentre } from './centre.ts'

const centre = centreSettings('gameCenter')
const slots = centreSettings('slotsCenter')
const everything = openCategory(undefined)

describe('the address of a centre', () => {
  it.each([
    ['/m/gameCenter', everything],
    ['/m/gameCenter?gameType=FISH', { ...everything, category: 'FISH' }],
    ['/m/gameCenter?vassalage=BGS&type=fav', { ...everything, vendor: 'BGS', filter: 'fav' }],
    ['/m/gameCenter?gameType=RNG&gameName=koi', { ...everything, category: 'RNG', search: 'koi' }],
  ] as const)('%s is read and written', (path, filter) => {
    expect(readCentre(path.slice(path.indexOf('?')).replace('/m/gameCenter', ''), centre)).toEqual(filter)
    expect(centrePath(filter, centre)).toBe(path)
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
    expect(readCentre(search, centreSettings('gameList'))).toEqual(filter)
  })

  it('knows no filter it cannot show', () => {
    expect(readCentre('?type=constructor&minBet=1', centre)).toEqual(everything)
  })

  it('binds the slots centre to slots, with stakes and lines', () => {
    const filter = readCentre('?gameType=FISH&minBet=1&minLine=25', slots)
    expect(filter).toEqual({ ...everything, category: 'RNG', minBet: true, minLine: true })
    expect(centrePath(filter, slots)).toBe('/m/slotsCenter?minBet=1&minLine=25')
  })
})

test('the game centre searches on Enter alone, the others 300 ms after typing', () => {
  const delays = ['gameCenter', 'game', 'gameList', 'slotsCenter'].map((id) => centreSettings(id).searchDelay)
  expect(delays).toEqual([undefined, 300, 300, 300])
})

test('another category takes back studio, filter and search', () => {
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

describe('the menu', () => {
  const vendor = (vassalage: string, gameType: 'RNG' | 'SPORTS' | 'ESPORTS', gameCount: number) => ({
    vassalage,
    displayName: `${vassalage} Games`,
    accountTypeName: vassalage,
    gameType,
    iconUrl: `/${vassalage}.svg`,
    gameCount,
  })
  const list: Schemas['GameMenuItem'][] = [
    { gameCategory: 'HOT', displayName: 'Hot', iconUrl: '/', vendors: [] },
    {
      gameCategory: 'RNG',
      displayName: 'Slots',
      iconUrl: '/',
      vendors: [vendor('A', 'RNG', 10), vendor('B', 'RNG', 5)],
    },
    {
      gameCategory: 'SPORTS',
      displayName: 'Sports',
      iconUrl: '/',
      vendors: [vendor('BTI', 'SPORTS', 1), vendor('A', 'ESPORTS', 2)],
    },
  ]
  const menu = menuOf(list, ['SPORTS', 'HOT', 'RNG', 'ESPORTS', 'PROMO'], { BTI: 'Sportsbook' })

  it('keeps categories that hold games, in the brand’s order', () => {
    expect(menu.map(({ category }) => category)).toEqual(['SPORTS', 'RNG', 'ESPORTS'])
  })
  it('splits sports and names vendors as the brand does', () => {
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
