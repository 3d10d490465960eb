import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { ageOn, dayOf } from './age.ts'

test.each([
  ['2000-02-29', '2021-02-28', 20],
  ['2000-02-29', '2021-03-01', 21],
  ['2000-02-29', '2024-02-28', 23],
  ['2000-02-29', '2024-02-29', 24],
  ['2000-06-15', '2021-06-15', 21],
  ['2000-06-15', '2021-06-14', 20],
  ['2000-12-31', '2021-01-01', 20],
  ['2021-06-15', '2021-06-15', 0],
  ['2021-06-16', '2021-06-15', null],
])('born %s, on %s: %j', (born, day, age) => expect(ageOn(born, day)).toBe(age))

test.each([
  ['2021-13-01'],
  ['2021-00-10'],
  ['2021-04-31'],
  ['2021-01-00'],
  ['2021-02-29'],
  ['1900-02-29'],
  ['15.06.2000'],
  ['2000-6-15'],
  [' 2000-06-15'],
  [''],
])('%j is no calendar day', (day) => {
  expect(ageOn(day, '2026-06-15')).toBeNull()
  expect(ageOn('1990-01-01', day)).toBeNull()
})

test('2000 was a leap year, as every fourth century is', () => {
  expect(ageOn('2000-02-29', '2000-02-29')).toBe(0)
})

describe('an age', () => {
  const moment = (from: number, to: number) =>
    fc.date({ min: new Date(from, 0, 1), max: new Date(to, 11, 31), noInvalidDate: true })

  it('equals the number of past birthdays, counted one by one', () => {
    fc.assert(
      fc.property(moment(1950, 2000), moment(2000, 2080), (born, now) => {
        const [birthday, today] = [dayOf(born), dayOf(now)]
        let birthdays = 0
        for (let year = born.getFullYear() + 1; year <= now.getFullYear(); year += 1) {
          // 29 February does not exist in most years: the birthday then moves to 1 March.
          if (dayOf(new Date(year, born.getMonth(), born.getDate())) <= today) birthdays += 1
        }
        fc.pre(birthday <= today)
        expect(ageOn(birthday, today)).toBe(birthdays)
      }),
    )
  })

  it('never decreases from one day to the next', () => {
    fc.assert(
      fc.property(moment(1950, 2000), moment(2001, 2080), (born, now) => {
        const next = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1)
        const [before, after] = [ageOn(dayOf(born), dayOf(now)), ageOn(dayOf(born), dayOf(next))]
        expect((after ?? 0) - (before ?? 0)).toBeGreaterThanOrEqual(0)
        expect((after ?? 0) - (before ?? 0)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

test.each([
  [new Date(2026, 0, 5), '2026-01-05'],
  [new Date(2026, 10, 22, 23, 59, 59), '2026-11-22'],
  [new Date(2026, 10, 22, 0, 0, 0), '2026-11-22'],
  [new Date(999, 8, 9), '0999-09-09'],
])('the local day of %s is %s', (moment, day) => expect(dayOf(moment)).toBe(day))
