import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { loginCooldownEnd, registrationCooldownEnd, SMS_COOLDOWN_MS } from './smsCooldown.ts'

const now = 1_700_000_000_000

test.each([
  [2, 120_000],
  [0.5, 30_000],
  [undefined, 60_000],
  [null, 60_000],
  [0, 60_000],
  [-1, 60_000],
  [Number.NaN, 60_000],
  [Number.POSITIVE_INFINITY, 60_000],
])('registration: %j minutes wait %i ms (S-verification-08)', (minutes, ms) => {
  expect(registrationCooldownEnd(minutes, now)).toBe(now + ms)
})

test.each([
  [now + 90_000, now + 90_000],
  [String(now + 90_000), now + 90_000],
  [now - 1, now - 1],
  [undefined, now + 60_000],
  [null, now + 60_000],
  [0, now + 60_000],
  ['', now + 60_000],
  ['soon', now + 60_000],
])('login: %j ends at %i (S-verification-07)', (expiration, end) =>
  expect(loginCooldownEnd(expiration, now)).toBe(end),
)

test('the cooldown of a registration ends in the future, whatever the gateway answers', () => {
  fc.assert(
    fc.property(fc.option(fc.double({ max: 1_000_000 })), (minutes) => {
      const wait = registrationCooldownEnd(minutes, now) - now
      expect(wait).toBeGreaterThanOrEqual(0)
      expect(Number.isFinite(wait)).toBe(true)
    }),
  )
  expect(SMS_COOLDOWN_MS).toBe(60_000)
})
