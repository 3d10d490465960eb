import { ageOn } from '@livery/domain'

import type { Merchant } from '../merchants.ts'

/** Whether a birthday shows the age that the merchant's licence asks where a birthday is asked (decision 9). */
export function isOfAge(birthday: string, { tenant }: Merchant, now: Date): boolean {
  const age = ageOn(birthday, now.toISOString().slice(0, 10))
  return age !== null && age >= tenant.legal.birthdayMinimumAge
}
