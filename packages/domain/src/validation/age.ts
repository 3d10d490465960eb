import { ageOn, type Day } from '../account/age.ts'
import type { Verdict } from './generic.ts'

/** The box 'I am {age} or older' must be ticked; the age is the tenant's `legal.minimumAge`. */
export function ageConfirmation(ticked: boolean): Verdict {
  return ticked ? null : 'validation.age_confirmation'
}

/** A birthday must show at least `legal.birthdayMinimumAge` of the tenant (S-register-10). */
export function birthday(value: Day, today: Day, minimumAge: number): Verdict {
  const age = ageOn(value, today)
  if (age === null) return 'validation.birthday'
  return age < minimumAge ? 'validation.birthday_age' : null
}
