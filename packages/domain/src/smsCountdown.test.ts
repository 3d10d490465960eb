import { expect, it, test } from 'vitest'

import { loginCooldownEnd, registrationCooldownEnd, secondsLeft, smsButtonAt } from './smsCountdown.ts'

const now = 1_700_000_000_000

test.each([
  [2, 120_000],
  [0.5, 30_000],
  [undefined, 60_000],
  [0, 60_000],
  [Number.NaN, 60_000],
])('registration: %j minutes wait %i ms', (minutes, ms) => {
  expect(registrationCooldownEnd(minutes, now)).toBe(now + ms)
})

test.each([
  [now + 90_000, now + 90_000],
  [String(now + 90_000), now + 90_000],
  [undefined, now + 60_000],
  ['soon', now + 60_000],
])('login: %j ends at %i', (expiration, end) => expect(loginCooldownEnd(expiration, now)).toBe(end))

it('counts up to whole seconds and never below 0', () => {
  expect(secondsLeft(now + 59_001, now)).toBe(60)
  expect(secondsLeft(now + 1, now)).toBe(1)
  expect(secondsLeft(now, now)).toBe(0)
  expect(secondsLeft(now - 5_000, now)).toBe(0)
})

it('is idle again after the phone slept through the countdown', () => {
  const counting = { kind: 'counting', until: now + 60_000 } as const
  expect(smsButtonAt(counting, now + 10_000)).toBe(counting)
  expect(smsButtonAt(counting, now + 3_600_000)).toEqual({ kind: 'idle' })
  expect(smsButtonAt({ kind: 'sending' }, now)).toEqual({ kind: 'sending' })
})
