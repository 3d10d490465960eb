import { describe, expect, it, test } from 'vitest'

import { type GameCategory, orderCategories } from './categories.ts'
import type { VendorEntry, VendorMapping } from './game.ts'
import { enterCategory, railCategories, splitSports, vendorLabel } from './gameEntrance.ts'

const vendor = (code: string, gameType: string): VendorEntry => ({
  vendor: code,
  gameType,
  gameId: `${code}-g`,
  nodeId: `${code}-n`,
})
const two = (type: string): VendorEntry[] => [vendor('ONE', type), vendor('TWO', type)]
const session = { type: 0 }

describe('enterCategory', () => {
  test.each<[GameCategory, VendorMapping, string]>([
    ['PROMO', {}, 'go /m/activity'],
    ['REWARD', {}, 'go /m/rewardCenter'],
    ['HOT', {}, 'panel hot'],
    ['HOT', { HOT: [vendor('ONE', 'RNG')] }, 'panel hot'],
    ['FAV', {}, 'panel favourites'],
    ['NEW_GAME', {}, 'panel newGames'],
    ['BG', {}, 'panel sharedList'],
    ['BGS', { BGS: [vendor('BGS', 'RNG')] }, 'panel sharedList'],
    ['FISH', { FISH: two('FISH') }, 'panel vendorsWithHotGames'],
    ['LIVE', { LIVE: two('LIVE') }, 'panel vendorsWithHotGames'],
    ['RNG', { RNG: two('RNG') }, 'panel vendorsWithHotGames'],
    ['PVP', { PVP: two('PVP') }, 'panel vendorsWithHotGames'],
    ['SPORTS', { SPORTS: two('SPORTS') }, 'panel vendorsWithHotGames'],
    ['SPORTS', { SPORTS: [vendor('ONE', 'SPORTS')] }, 'launch ONE'],
    ['ESPORTS', { ESPORTS: two('ESPORTS') }, 'panel list'],
    ['ESPORTS', { ESPORTS: [vendor('ONE', 'ESPORTS')] }, 'launch ONE'],
    ['LOTT', { LOTT: two('LOTT') }, 'launch ONE'],
    ['ELOTT', { ELOTT: two('ELOTT') }, 'launch ONE'],
    ['LOTT', {}, 'panel list'],
    ['COCKFIGHT', {}, 'launch COCK'],
  ])('%s with %j: %s', (category, vendors, wanted) => {
    const cockfight = { vendor: 'COCK', gameId: 'c', nodeId: 'n' }
    const action = enterCategory({ category, vendors, session, cockfight })
    const said =
      action.kind === 'panel'
        ? `panel ${action.panel}`
        : action.kind === 'go'
          ? `go ${action.to}`
          : `launch ${'vendor' in action.action ? action.action.vendor : action.action.kind}`
    expect(said).toBe(wanted)
  })

  it('sends visitors to login before COCKFIGHT, favourites and single vendors', () => {
    const cockfight = { vendor: 'COCK', gameId: 'c', nodeId: 'n' }
    const visitor = { vendors: { RNG: [vendor('ONE', 'RNG')] }, session: null, cockfight }
    const login = { kind: 'launch', action: { kind: 'login', to: '/m/login' } }
    expect(enterCategory({ ...visitor, category: 'COCKFIGHT' })).toEqual(login)
    expect(enterCategory({ ...visitor, category: 'RNG' })).toEqual(login)
    expect(enterCategory({ ...visitor, category: 'FAV' })).toEqual({ kind: 'go', to: '/m/login' })
  })
})

test('SPORTS is split into SPORTS, ESPORTS and COCKFIGHT; unknown categories are dropped', () => {
  const mapping = {
    SPORTS: [vendor('A', 'SPORTS'), vendor('B', 'ESPORTS'), vendor('C', 'COCKFIGHT'), vendor('D', 'ODD')],
    ESPORTS: [vendor('B', 'ESPORTS')],
    NONSENSE: [vendor('X', 'NONSENSE')],
  }
  const split = splitSports(mapping)
  const vendors = Object.fromEntries(
    Object.entries(split).map(([category, entries]) => [category, entries?.map((entry) => entry.vendor)]),
  )
  expect(vendors).toEqual({ SPORTS: ['A', 'D'], ESPORTS: ['B'], COCKFIGHT: ['C'] })
})

describe('the rail', () => {
  const offered: GameCategory[] = [
    'SPORTS',
    'ESPORTS',
    'COCKFIGHT',
    'RNG',
    'FISH',
    'HOT',
    'FAV',
    'NEW_GAME',
    'BG',
    'BGS',
    'REWARD',
    'PROMO',
  ]
  const named = (gameCategory: string, ...gameTypes: string[]) => ({
    gameCategory,
    vendors: gameTypes.map((gameType) => ({ gameType })),
  })
  const shelves = ['FAV', 'NEW_GAME', 'BG', 'BGS']
  const cockfight = { vendor: 'COCK', gameId: 'c', nodeId: 'n' }

  test.each([
    ['the brand’s own before the menu has come', undefined, undefined, offered.filter((id) => id !== 'HOT')],
    ['shelves alone without vendors', [], undefined, shelves],
    ['doors that the menu names', [named('HOT'), named('REWARD')], undefined, [...shelves, 'REWARD']],
    ['what vendors make', [named('RNG', 'RNG')], undefined, ['RNG', ...shelves]],
    [
      'the parts of SPORTS that have vendors',
      [named('SPORTS', 'SPORTS', 'ESPORTS', 'ESPORTS')],
      undefined,
      ['SPORTS', 'ESPORTS', ...shelves],
    ],
    ['a part of SPORTS alone', [named('SPORTS', 'COCKFIGHT')], undefined, ['COCKFIGHT', ...shelves]],
    ['SPORTS for kinds it does not know', [named('SPORTS', 'ODD')], undefined, ['SPORTS', ...shelves]],
    ['the brand’s own cockfight', [], cockfight, ['COCKFIGHT', ...shelves]],
    ['nothing the brand does not offer', [named('LIVE', 'LIVE')], undefined, shelves],
  ])('shows HOT and %s', (_, menu, game, others) => {
    expect(railCategories({ menu, offered, cockfight: game })).toEqual(['HOT', ...others])
  })
})

test("categories follow the tenant's order, then the platform's; unknown ones are dropped", () => {
  expect(orderCategories(['RNG', 'WHAT', 'HOT', 'LOTT', 'RNG'], ['LOTT', 'FISH'])).toEqual([
    'LOTT',
    'HOT',
    'RNG',
  ])
})

test("a vendor's label", () => {
  expect(vendorLabel({ vendor: 'BTI', displayName: 'BTi' })).toBe('Sports+')
  expect(vendorLabel({ vendor: 'BTI', displayName: 'BTi' }, {})).toBe('BTi')
  expect(vendorLabel({ vendor: 'PG', displayName: null, accountTypeName: 'PG Soft' })).toBe('PG Soft')
  expect(vendorLabel({ vendor: 'PG' })).toBe('PG')
})
