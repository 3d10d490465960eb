import { ageOn } from '@livery/domain/account'

import type { Merchant } from '../merchants.ts'

/**
 * True when a birthday meets the minimum age of the merchant's licence, where a birthday is required
 * (S-register-10).
 */
export function isOfAge(birthday: string, { tenant }: Merchant, now: Date): boolean {
  const age = ageOn(birthday, now.toISOString().slice(0, 10))
  return age !== null && age >= tenant.legal.birthdayMinimumAge
}

/** True when a birthday shows a player whom the merchant's licence does not let play at all. */
export function isTooYoungToPlay(birthday: string, { tenant }: Merchant, now: Date): boolean {
  const age = ageOn(birthday, now.toISOString().slice(0, 10))
  return age !== null && age < tenant.legal.minimumAge
}
