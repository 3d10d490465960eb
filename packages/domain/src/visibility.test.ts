import { describe, expect, it, test } from 'vitest'

import { allFlags } from './flags.ts'
import { sideMenu } from './sideMenu.ts'
import { bottomMenu, homeShortcuts, isReferralEnabled, type MenuFacts, showsReferral } from './visibility.ts'

const base: MenuFacts = {
  session: { type: 0 },
  flags: allFlags(true),
  referralEnabled: true,
  installed: false,
}
const ids = (facts: Partial<MenuFacts>) => sideMenu({ ...base, ...facts }).map(({ id }) => id)

describe('side menu', () => {
  it('offers a visitor login and register, and nothing of a member', () => {
    expect(ids({ session: null })).toEqual([
      'login',
      'register',
      'message',
      'customerService',
      'help',
      'appDownload',
      'language',
    ])
  })

  it('begins with the profile and ends with signing out for a member', () => {
    const menu = ids({})
    expect(menu.slice(0, 4)).toEqual(['profile', 'accountRecord', 'bettingRecord', 'inviteFriends'])
    expect(menu.at(-1)).toBe('signOut')
  })

  test.each([
    [0, false],
    [4, false],
    [40, false],
    [1, true],
    [3, true],
    [41, true],
  ])('type %i sees the agent entry: %s', (type, seen) => {
    expect(ids({ session: { type } }).includes('agent')).toBe(seen)
  })

  it('hides what is not built, not enabled, or not needed', () => {
    expect(ids({ referralEnabled: false })).not.toContain('inviteFriends')
    expect(ids({ installed: true })).not.toContain('appDownload')
    expect(ids({ flags: allFlags(false) })).toEqual(['signOut'])
    expect(ids({ flags: allFlags(false), session: null })).toEqual(['login', 'register'])
  })
})

test('shortcuts follow the flags; the app download only outside an installed app', () => {
  expect(homeShortcuts({ flags: allFlags(true), installed: false })).toHaveLength(7)
  const installed = homeShortcuts({ flags: { ...allFlags(true), MENU_CASHBACK: false }, installed: true })
  expect(installed.map(({ id }) => id)).toEqual([
    'deposit',
    'withdraw',
    'rewardCenter',
    'customerService',
    'points',
  ])
})

test('bottom menu', () => {
  expect(bottomMenu(allFlags(true)).map(({ id }) => id)).toEqual([
    'home',
    'customerService',
    'promotion',
    'agent',
    'memberCentre',
  ])
  expect(bottomMenu(allFlags(false)).map(({ id }) => id)).toEqual(['home', 'memberCentre'])
})

test.each([
  [null, false, true],
  [null, true, true],
  [{ type: 0 }, true, true],
  [{ type: 0 }, false, false],
  [{ type: 40 }, true, true],
  [{ type: 1 }, true, false],
  [{ type: 3 }, true, false],
])('referral for %j, enabled %s: %s', (session, enabled, shown) => {
  expect(showsReferral(session, enabled)).toBe(shown)
})

test('REFERRAL needs the flag and, once known, the promotion', () => {
  expect(isReferralEnabled({ REFERRAL: true })).toBe(true)
  expect(isReferralEnabled({ REFERRAL: true }, ['REFERRAL'])).toBe(true)
  expect(isReferralEnabled({ REFERRAL: true }, [])).toBe(false)
  expect(isReferralEnabled({ REFERRAL: false }, ['REFERRAL'])).toBe(false)
})
