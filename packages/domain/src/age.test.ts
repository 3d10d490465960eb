import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { ageOn, dayOf, latestBirthday } from './age.ts'

test.each([
  ['2000-02-29', '2021-02-28', 20],
  ['2000-02-29', '2021-03-01', 21],
  ['2000-06-15', '2021-06-15', 21],
  ['2000-06-15', '2021-06-14', 20],
  ['2021-06-15', '2021-06-15', 0],
  ['2021-06-16', '2021-06-15', null],
  ['2021-13-01', '2021-06-15', null],
  ['15.06.2000', '2021-06-15', null],
])('born %s, on %s: %j', (born, day, age) => expect(ageOn(born, day)).toBe(age))

test('the latest birthday has just reached the age', () => {
  const days = fc.date({ min: new Date(1960, 0, 1), max: new Date(2080, 0, 1), noInvalidDate: true })
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 99 }), (moment, age) => {
      const today = dayOf(moment)
      expect(ageOn(latestBirthday(age, today), today)).toBe(age)
    }),
  )
})
