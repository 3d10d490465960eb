import { ageOn, type Day } from '../age.ts'
import type { Verdict } from './generic.ts'

/** The box 'I am {age} or older' must be ticked; the age is the tenant's `legal.minimumAge`. */
export function ageConfirmation(ticked: boolean): Verdict {
  return ticked ? null : 'validation.age_confirmation'
}

/** A birthday must show at least the tenant's `legal.birthdayMinimumAge` (decision 9). */
export function birthday(value: Day, today: Day, minimumAge: number): Verdict {
  const age = ageOn(value, today)
  if (age === null) return 'validation.birthday'
  return age < minimumAge ? 'validation.birthday_age' : null
}
