import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { allFlags, MENU_FLAGS } from '../site/flags.ts'
import type { MenuFacts } from './menus.ts'
import { sideMenu } from './sideMenu.ts'

const base: MenuFacts = {
  session: { type: 0 },
  flags: allFlags(true),
  referralEnabled: true,
  appOffered: true,
}
const ids = (facts: Partial<MenuFacts>) => sideMenu({ ...base, ...facts }).map(({ id }) => id)

describe('side menu', () => {
  it('shows a visitor login and register, and no entry for members (S-menu-07, S-menu-10)', () => {
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

  it('begins with the profile and ends with signing out for a member (S-menu-03)', () => {
    const menu = ids({})
    expect(menu.slice(0, 4)).toEqual(['profile', 'accountRecord', 'bettingRecord', 'inviteFriends'])
    expect(menu.at(-1)).toBe('signOut')
  })

  it('offers a trial player login and register, and nothing that needs an account (S-menu-14)', () => {
    const menu = ids({ session: { type: 4 } })
    expect(menu).toEqual(expect.arrayContaining(['login', 'register', 'signOut']))
    for (const id of ['changePassword', 'feedback', 'inviteFriends', 'agent']) expect(menu).not.toContain(id)
  })

  test.each([
    [0, false],
    [4, false],
    [40, false],
    [1, true],
    [3, true],
    [41, true],
  ])('type %i sees the agent entry: %s (S-menu-05, S-agent-01)', (type, seen) => {
    expect(ids({ session: { type } }).includes('agent')).toBe(seen)
  })

  it('hides entries that are not built, not enabled, or not needed (S-menu-04, S-menu-08, S-menu-09, S-menu-11, S-roles-08)', () => {
    expect(ids({ referralEnabled: false })).not.toContain('inviteFriends')
    expect(ids({ appOffered: false })).not.toContain('appDownload')
    expect(ids({ flags: allFlags(false) })).toEqual(['signOut'])
    expect(ids({ flags: allFlags(false), session: null })).toEqual(['login', 'register'])
  })

  it('links only to available pages, each once, and each removed by its flag', () => {
    const session = fc.option(fc.record({ type: fc.constantFrom(0, 1, 3, 4, 40, 41) }))
    const facts = fc.record({ session, referralEnabled: fc.boolean(), appOffered: fc.boolean() })
    fc.assert(
      fc.property(facts, fc.constantFrom(...MENU_FLAGS), (given, flag) => {
        const all = sideMenu({ ...given, flags: allFlags(true) })
        const fewer = sideMenu({ ...given, flags: { ...allFlags(true), [flag]: false } })
        expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
        expect(fewer).toEqual(all.filter((entry) => entry.flag !== flag))
      }),
    )
  })

  it('puts what the brand wants first before the others, and leaves the rest in order (S-menu-15)', () => {
    const usual = ids({})
    const menu = sideMenu({ ...base, first: ['language', 'help', 'login'] }).map(({ id }) => id)
    expect(menu).toEqual(['language', 'help', ...usual.filter((id) => id !== 'language' && id !== 'help')])
  })

  it('offers signing in or signing out, and both to guests alone (S-menu-14)', () => {
    fc.assert(
      fc.property(fc.option(fc.record({ type: fc.nat() })), fc.boolean(), (session, appOffered) => {
        const shown = ids({ session, appOffered })
        expect(shown.includes('login')).toBe(session === null || session.type === 4)
        expect(shown.includes('signOut')).toBe(session !== null)
      }),
    )
  })
})
