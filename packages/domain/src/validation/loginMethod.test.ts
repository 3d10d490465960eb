import { expect, test } from 'vitest'

import { loginNameForWire, openingLoginMethod, type LoginMethod } from './loginMethod.ts'

test.each<[LoginMethod | undefined, readonly ('username' | 'mobileNum')[], boolean, LoginMethod]>([
  [undefined, ['username'], true, 'username'],
  [undefined, ['username', 'mobileNum'], true, 'username'],
  [undefined, ['mobileNum'], true, 'sms'],
  [undefined, ['mobileNum'], false, 'username'],
  ['sms', ['username'], true, 'sms'],
  ['sms', ['username'], false, 'username'],
  ['username', ['mobileNum'], true, 'username'],
])(
  'after %s, registering by %j, SMS %s: %s (S-login-13, S-login-14)',
  (remembered, registration, sms, opened) => {
    expect(openingLoginMethod({ remembered, registration, smsOffered: sms })).toBe(opened)
  },
)

test.each([
  [' member ', 'member'],
  ['079 234-567', '079234567'],
  ['+356 (79) 23.45.67', '35679234567'],
  ['player-1', 'player-1'],
  ['', ''],
])('%j signs in as %j (S-login-29)', (typed, name) => expect(loginNameForWire(typed)).toBe(name))
