import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { dayOf } from '../account/age.ts'
import { ageConfirmation, birthday } from './age.ts'

describe('age', () => {
  test.each([
    ['2005-11-20', null],
    ['2005-11-21', 'validation.birthday_age'],
    ['2027-01-01', 'validation.birthday'],
    ['2005-02-30', 'validation.birthday'],
    ['', 'validation.birthday'],
  ])('birthday %s on 2026-11-20 with 21 wanted (S-register-10)', (value, wanted) => {
    expect(birthday(value, '2026-11-20', 21)).toBe(wanted)
  })

  it('must be confirmed (S-register-09)', () => {
    expect(ageConfirmation(false)).toBe('validation.age_confirmation')
    expect(ageConfirmation(true)).toBeNull()
  })

  it('is enough from the birthday on, and not the day before', () => {
    const year = fc.integer({ min: 1_950, max: 2_000 })
    fc.assert(
      fc.property(year, fc.nat({ max: 364 }), fc.integer({ min: 18, max: 25 }), (born, day, age) => {
        const at = (years: number, days: number) => dayOf(new Date(born + years, 0, 1 + day + days))
        const birth = at(0, 0)
        // The same day of another year: 29 February and what follows it move by a day in leap years.
        fc.pre(at(age, 0).slice(5) === birth.slice(5))
        expect(birthday(birth, at(age, 0), age)).toBeNull()
        expect(birthday(birth, at(age, -1), age)).toBe('validation.birthday_age')
      }),
    )
  })
})
