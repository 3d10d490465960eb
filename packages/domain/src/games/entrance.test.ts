import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { GAME_CATEGORIES, type GameCategory } from './categories.ts'
import { enterCategory, panelOf, railCategories, splitSports, vendorLabel } from './entrance.ts'
import type { VendorEntry, VendorMapping } from './game.ts'

const vendor = (code: string, gameType: string): VendorEntry => ({
  vendor: code,
  gameType,
  gameId: `${code}-g`,
  nodeId: `${code}-n`,
})
const two = (type: string): VendorEntry[] => [vendor('ONE', type), vendor('TWO', type)]
const session = { type: 0 }

describe('enterCategory', () => {
  test.each<[GameCategory, VendorMapping, string, string]>([
    ['PROMO', {}, 'go /m/activity', 'S-entrance-03'],
    ['REWARD', {}, 'go /m/rewardCenter', 'S-entrance-03'],
    ['HOT', {}, 'panel hot', 'S-entrance-08'],
    ['HOT', { HOT: [vendor('ONE', 'RNG')] }, 'panel hot', 'S-entrance-08'],
    ['FAV', {}, 'panel favourites', 'S-entrance-08'],
    ['NEW_GAME', {}, 'panel newGames', 'S-entrance-08'],
    ['BG', {}, 'panel sharedList', 'S-entrance-08'],
    ['BGS', { BGS: [vendor('BGS', 'RNG')] }, 'panel sharedList', 'S-entrance-08'],
    ['FISH', { FISH: two('FISH') }, 'panel vendorsWithHotGames', 'S-entrance-08'],
    ['LIVE', { LIVE: two('LIVE') }, 'panel vendorsWithHotGames', 'S-entrance-08'],
    ['RNG', { RNG: two('RNG') }, 'panel vendorsWithHotGames', 'S-entrance-08'],
    ['PVP', { PVP: two('PVP') }, 'panel vendorsWithHotGames', 'S-entrance-08'],
    ['SPORTS', { SPORTS: two('SPORTS') }, 'panel vendorsWithHotGames', 'S-entrance-08'],
    ['SPORTS', { SPORTS: [vendor('ONE', 'SPORTS')] }, 'launch ONE', 'S-entrance-02'],
    ['ESPORTS', { ESPORTS: two('ESPORTS') }, 'panel list', 'S-entrance-07, S-entrance-08'],
    ['ESPORTS', { ESPORTS: [vendor('ONE', 'ESPORTS')] }, 'launch ONE', 'S-entrance-02'],
    ['LOTT', { LOTT: two('LOTT') }, 'launch ONE', 'S-entrance-04'],
    ['ELOTT', { ELOTT: two('ELOTT') }, 'launch ONE', 'S-entrance-04'],
    ['LOTT', {}, 'panel list', 'S-entrance-07, S-entrance-08'],
    ['COCKFIGHT', {}, 'launch COCK', 'S-entrance-06'],
  ])('%s with %j: %s (%s)', (category, vendors, wanted) => {
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

  it('sends visitors to login before COCKFIGHT, favourites and single vendors (S-entrance-06)', () => {
    const cockfight = { vendor: 'COCK', gameId: 'c', nodeId: 'n' }
    const visitor = { vendors: { RNG: [vendor('ONE', 'RNG')] }, session: null, cockfight }
    const login = { kind: 'launch', action: { kind: 'login', to: '/m/login' } }
    expect(enterCategory({ ...visitor, category: 'COCKFIGHT' })).toEqual(login)
    expect(enterCategory({ ...visitor, category: 'RNG' })).toEqual(login)
    expect(enterCategory({ ...visitor, category: 'FAV' })).toEqual({ kind: 'go', to: '/m/login' })
  })
})

test('SPORTS is split into SPORTS, ESPORTS and COCKFIGHT; unknown categories are dropped (S-entrance-09)', () => {
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

describe('the rail (S-entrance-01)', () => {
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

test("a vendor's label (S-entrance-10)", () => {
  expect(vendorLabel({ vendor: 'BTI', name: 'BTi' })).toBe('Sports+')
  expect(vendorLabel({ vendor: 'BTI', name: 'BTi' }, {})).toBe('BTi')
  expect(vendorLabel({ vendor: 'PG', name: 'PG Soft' })).toBe('PG Soft')
  expect(vendorLabel({ vendor: 'PG', name: '' })).toBe('PG')
  expect(vendorLabel({ vendor: 'PG' })).toBe('PG')
})

describe('every category', () => {
  const category = fc.constantFrom(...GAME_CATEGORIES)
  const count = fc.integer({ min: 2, max: 4 })

  it('opens a panel in place, or another page', () => {
    fc.assert(
      fc.property(category, count, (of, vendors) => {
        const entries = Array.from({ length: vendors }, (_, index) => vendor(`V${index}`, of))
        const action = enterCategory({ category: of, vendors: { [of]: entries }, session })
        const elsewhere = ['PROMO', 'REWARD', 'LOTT', 'ELOTT'].includes(of)
        expect(action.kind === 'panel' ? action.panel : null).toBe(elsewhere ? null : panelOf(of))
      }),
    )
  })

  it('with a single vendor launches it at once, except lists and entrances', () => {
    const stay = new Set(['HOT', 'FAV', 'NEW_GAME', 'BG', 'BGS', 'PROMO', 'REWARD'])
    fc.assert(
      fc.property(category, (of) => {
        const vendors = { [of]: [vendor('ONE', of)] }
        expect(enterCategory({ category: of, vendors, session }).kind === 'launch').toBe(!stay.has(of))
      }),
    )
  })

  it('keeps each vendor under one category when SPORTS is divided', () => {
    const types = fc.array(fc.constantFrom('SPORTS', 'ESPORTS', 'COCKFIGHT', 'ODD'), { maxLength: 8 })
    fc.assert(
      fc.property(types, (given) => {
        const SPORTS = given.map((type, index) => vendor(`V${index}`, type))
        const split = splitSports({ SPORTS })
        const kept = Object.values(split).flatMap((entries) => entries ?? [])
        expect(kept.map((entry) => entry.vendor).toSorted()).toEqual(
          SPORTS.map((entry) => entry.vendor).toSorted(),
        )
      }),
    )
  })
})
