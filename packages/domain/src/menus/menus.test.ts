import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { ROUTE_LIST } from '../routes/routes.ts'
import { ROUTES } from '../routes/routeTable.ts'
import { allFlags, type Flags, WHITELABEL_FLAGS } from '../site/flags.ts'
import { bottomMenu, BOTTOM_MENU_IDS, homeShortcuts, litEntry } from './menus.ts'
import { sideMenu } from './sideMenu.ts'

const visitor = { flags: allFlags(true), session: null, referralEnabled: true }

test('shortcuts follow the flags; the app download only outside an installed app (S-home-08, S-home-10, S-home-11)', () => {
  expect(homeShortcuts({ flags: allFlags(true), appOffered: true })).toHaveLength(7)
  const installed = homeShortcuts({ flags: { ...allFlags(true), MENU_CASHBACK: false }, appOffered: false })
  expect(installed.map(({ id }) => id)).toEqual([
    'deposit',
    'withdraw',
    'rewardCenter',
    'customerService',
    'points',
  ])
})

test('bottom menu (S-frame-13)', () => {
  expect(bottomMenu(visitor).map(({ id }) => id)).toEqual([
    'home',
    'customerService',
    'promotion',
    'agent',
    'memberCentre',
  ])
  expect(bottomMenu({ ...visitor, flags: allFlags(false) }).map(({ id }) => id)).toEqual([
    'home',
    'memberCentre',
  ])
})

test.each([
  ['a visitor', null, false, true],
  ['a member where friends can be invited', { type: 0 }, true, true],
  ['a member where they cannot', { type: 0 }, false, false],
  ['an agent', { type: 2 }, false, true],
  ['a trial player', { type: 4 }, true, false],
])('the agent tab of %s (S-frame-20)', (_who, session, referralEnabled, shown) => {
  const ids = bottomMenu({ flags: allFlags(true), session, referralEnabled }).map(({ id }) => id)
  expect(ids.includes('agent')).toBe(shown)
})

/** Any combination of flags. */
const flags = fc.subarray([...WHITELABEL_FLAGS]).map((on): Flags => {
  const chosen = new Set<string>(on)
  return Object.fromEntries(WHITELABEL_FLAGS.map((flag) => [flag, chosen.has(flag)])) as Flags
})

test('an entry is shown exactly when its flag is on, always in the same order', () => {
  const all = {
    shortcuts: homeShortcuts({ flags: allFlags(true), appOffered: true }),
    bottom: bottomMenu(visitor),
  }
  const built = (of: Flags) => (entry: { readonly flag: keyof Flags | null }) =>
    entry.flag === null || of[entry.flag]
  fc.assert(
    fc.property(flags, (of) => {
      expect(homeShortcuts({ flags: of, appOffered: true })).toEqual(all.shortcuts.filter(built(of)))
      expect(bottomMenu({ ...visitor, flags: of })).toEqual(all.bottom.filter(built(of)))
    }),
  )
})

test('an installed app never offers its installation', () => {
  fc.assert(
    fc.property(flags, (of) => {
      const shown = homeShortcuts({ flags: of, appOffered: false }).map(({ id }) => id)
      expect(shown).toEqual(
        homeShortcuts({ flags: of, appOffered: true })
          .map(({ id }) => id)
          .filter((id) => id !== 'appDownload'),
      )
    }),
  )
})

const facts = { flags: allFlags(true), referralEnabled: true, appOffered: true }
const entries = [
  ...homeShortcuts(facts),
  ...bottomMenu(visitor),
  ...sideMenu({ ...facts, session: null }),
  ...sideMenu({ ...facts, session: { type: 3 } }),
]

/** Menu entries with the flags of the pages they lead to, where a page has any. */
const flagged = entries.flatMap(({ id, routeId, flag }) => {
  const flags = routeId === null ? [] : ROUTES[routeId].flags
  return flags.length === 0 ? [] : [[id, flags, flag] as const]
})

test.each(flagged)(
  'the menu entry %s leads to a page with %j, never where that is left out',
  (_, flags, flag) => {
    expect(flags).toContain(flag)
  },
)

test('a route is current in the entry of the bottom menu that leads to it', () => {
  const every = bottomMenu({ ...visitor, entries: BOTTOM_MENU_IDS })
  const leading = every.filter(({ routeId }) => routeId !== null)
  const lit = leading.map(({ routeId, category }) =>
    litEntry(routeId === null ? undefined : ROUTES[routeId].menu, every, category),
  )
  expect(lit).toEqual(leading.map(({ id }) => id))
})

test('every entry in which a route is current is one that a bottom menu may have', () => {
  const current = ROUTE_LIST.flatMap(({ menu }) => menu ?? [])
  expect(BOTTOM_MENU_IDS).toEqual(expect.arrayContaining(current))
})

test('a brand chooses the entries of its bottom menu, and their order (S-frame-21)', () => {
  const entries = ['memberCentre', 'games', 'promotion', 'home'] as const
  expect(bottomMenu({ ...visitor, entries }).map(({ id }) => id)).toEqual(entries)
  const flags = { ...allFlags(true), MENU_PROMOTION: false }
  expect(bottomMenu({ ...visitor, flags, entries }).map(({ id }) => id)).toEqual([
    'memberCentre',
    'games',
    'home',
  ])
})

test.each([
  ['deposit', ['home', 'deposit', 'memberCentre'], 'deposit'],
  ['deposit', ['home', 'memberCentre'], 'memberCentre'],
  ['rewards', ['home', 'memberCentre'], 'memberCentre'],
  ['rewards', ['home', 'games', 'promotion'], undefined],
  ['bets', ['home', 'bets', 'memberCentre'], 'bets'],
  ['bets', ['home', 'memberCentre'], 'memberCentre'],
  ['games', ['home', 'memberCentre'], undefined],
  [undefined, ['home', 'memberCentre'], undefined],
] as const)('a page of %s lights of %j: %s (S-frame-21)', (menu, entries, lit) => {
  expect(
    litEntry(
      menu,
      entries.map((id) => ({ id })),
    ),
  ).toBe(lit)
})

test.each([
  ['SPORTS', ['sports', 'games'], 'sports'],
  ['SPORTS', ['games'], 'games'],
  ['RNG', ['sports', 'games'], 'games'],
  [null, ['sports', 'games'], 'games'],
  ['RNG', ['sports'], undefined],
] as const)('a list of the games of %s lights of %j: %s (S-frame-21)', (category, entries, lit) => {
  expect(litEntry('games', bottomMenu({ ...visitor, entries }), category)).toBe(lit)
})

test('the record of bets is in a bottom menu where the brand has its menu entry (S-frame-21)', () => {
  const entries = ['home', 'bets', 'memberCentre'] as const
  const flags = { ...allFlags(true), MENU_BETTING_RECORD: false }
  expect(bottomMenu({ ...visitor, entries }).map(({ id }) => id)).toEqual(entries)
  expect(bottomMenu({ ...visitor, flags, entries }).map(({ id }) => id)).toEqual(['home', 'memberCentre'])
})
