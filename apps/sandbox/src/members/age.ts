import { ageOn } from '@livery/domain/account'

import { fail } from '../failure.ts'
import type { Merchant } from '../merchants.ts'
import type { Member } from './member.ts'

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

/** True where the licence admits players from 21 years on: then every member has to have a birthday. */
export const asksBirthday = ({ tenant }: Pick<Merchant, 'tenant'>): boolean => tenant.legal.minimumAge >= 21

/**
 * Refuses deposits and stakes of a member whose birthday the licence asks for and nobody knows: registration asks for
 * it, an identity provider does not say it.
 * @throws Failure 422 `member.birthday_missing`
 */
export function requireBirthday({ trial, hasBirthday }: Member, merchant: Merchant): void {
  if (!trial && !hasBirthday && asksBirthday(merchant))
    fail(422, 'member.birthday_missing', { message: 'The profile needs a birthday first.' })
}
