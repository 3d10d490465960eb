import { createStore } from 'jotai'
import { expect, test } from 'vitest'

import { createBrowserStorage } from '#platform/storage/browserStorage.ts'
import { ENTRIES } from '#platform/storage/entries.ts'

import { createSessionStore } from './session.ts'

const merchantCode = 'AUR01'
const stored = { token: 't', merchantCode, userName: 'member', type: 0 }
const signedIn = { token: 't', memberName: 'member', type: 0, firstTimeLogin: false }

function open() {
  const storage = {
    ...createBrowserStorage({ local: undefined, session: undefined }),
    subscribe: () => () => undefined,
  }
  return { storage, openTab: () => createSessionStore({ store: createStore(), storage, merchantCode }) }
}

test.each([
  ['before any sign-in of this device', undefined, 'member'],
  ['after a sign-in', '1', 'member'],
  ['after a sign-out', '0', undefined],
] as const)(
  'a stored session is resumed by itself %s: autoLogin %s (S-session-04)',
  (_when, autoLogin, who) => {
    const { storage, openTab } = open()
    if (autoLogin) storage.write(ENTRIES.autoLogin, autoLogin)
    storage.write(ENTRIES.session, stored)
    expect(openTab().current()?.memberName).toBe(who)
  },
)

test('a token that arrives after the sign-out of another tab signs nobody in again (S-session-04)', () => {
  const { storage, openTab } = open()
  const here = openTab()
  here.start(signedIn)
  const there = openTab()
  there.end()
  here.prolong('token-2')
  expect(storage.read(ENTRIES.session)).toBeUndefined()
  expect(openTab().current()).toBeUndefined()
  there.start(signedIn)
  expect(openTab().current()?.memberName).toBe('member')
})
