import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { isReferralEnabled, showsReferral } from './referral.ts'

test.each([
  [null, false, true],
  [null, true, true],
  [{ type: 0 }, true, true],
  [{ type: 0 }, false, false],
  [{ type: 40 }, true, true],
  [{ type: 1 }, true, false],
  [{ type: 3 }, true, false],
])('referral for %j, enabled %s: %s (S-menu-12, S-referral-01)', (session, enabled, shown) => {
  expect(showsReferral(session, enabled)).toBe(shown)
})

test('REFERRAL needs the flag and, once known, the promotion (S-referral-03, S-roles-07)', () => {
  expect(isReferralEnabled({ REFERRAL: true })).toBe(true)
  expect(isReferralEnabled({ REFERRAL: true }, ['REFERRAL'])).toBe(true)
  expect(isReferralEnabled({ REFERRAL: true }, [])).toBe(false)
  expect(isReferralEnabled({ REFERRAL: false }, ['REFERRAL'])).toBe(false)
  expect(isReferralEnabled({ REFERRAL: true }, {} as string[])).toBe(true)
})

test('an account with the agent entry is never shown the referral', () => {
  fc.assert(
    fc.property(fc.nat(), fc.boolean(), (type, enabled) => {
      const withEntry = type !== 0 && type !== 4 && type !== 40
      expect(showsReferral({ type }, enabled)).toBe(!withEntry && enabled)
    }),
  )
})
