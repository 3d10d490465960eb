import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { hoursAndMinutes, isReminderDue, markRemindersSeen, REALITY_CHECK_MINUTES } from './reminders.ts'

const START = '2026-11-21T09:00:00.000Z'
const at = (minutes: number): number => Date.parse(START) + minutes * 60_000

describe('a reminder', () => {
  it.each([
    ['before its interval', [30], 29, false],
    ['at its interval', [30], 30, true],
    ['after a phone slept for hours', [30], 400, true],
    ['with no interval', [0], 400, false],
    ['when one of two intervals has passed', [60, 20], 25, true],
  ] as const)('%s', (_when, intervals, minutes, due) => {
    expect(isReminderDue(START, intervals, undefined, at(minutes))).toBe(due)
  })

  it('is due once an interval, and again with the next', () => {
    const seen = markRemindersSeen(START, [30], at(31))
    expect(isReminderDue(START, [30], seen, at(59))).toBe(false)
    expect(isReminderDue(START, [30], seen, at(60))).toBe(true)
  })

  it('of an interval chosen during the session counts from its choice on', () => {
    const seen = markRemindersSeen(START, [60], at(10))
    expect(isReminderDue(START, [10], seen, at(55))).toBe(false)
    const chosen = markRemindersSeen(START, [10], at(55))
    expect(isReminderDue(START, [10], chosen, at(59))).toBe(false)
    expect(isReminderDue(START, [10], chosen, at(60))).toBe(true)
  })

  it('answered in an earlier session has no effect on this one', () => {
    const seen = markRemindersSeen('2026-11-20T09:00:00.000Z', [30], at(0))
    expect(isReminderDue(START, [30], seen, at(31))).toBe(true)
  })
})

it.each([
  [0, 0, 0],
  [59_999, 0, 0],
  [65 * 60_000, 1, 5],
  [-5, 0, 0],
])('%i ms are %i h %i min', (ms, hours, minutes) => {
  expect(hoursAndMinutes(ms)).toEqual({ hours, minutes })
})

describe('over a whole session', () => {
  const interval = fc.constantFrom(...REALITY_CHECK_MINUTES.filter((minutes) => minutes > 0))

  it('a reminder comes once for every interval that passes, when each is answered at once', () => {
    fc.assert(
      fc.property(interval, fc.integer({ min: 0, max: 600 }), (minutes, length) => {
        let seen = markRemindersSeen(START, [minutes], at(0))
        let reminders = 0
        for (let minute = 0; minute <= length; minute += 1) {
          if (!isReminderDue(START, [minutes], seen, at(minute))) continue
          reminders += 1
          seen = markRemindersSeen(START, [minutes], at(minute))
        }
        expect(reminders).toBe(Math.floor(length / minutes))
      }),
    )
  })

  it('is not due right after an answer, whatever the intervals', () => {
    fc.assert(
      fc.property(
        fc.subarray([...REALITY_CHECK_MINUTES]),
        fc.integer({ min: -60, max: 600 }),
        (intervals, minute) => {
          const seen = markRemindersSeen(START, intervals, at(minute))
          expect(isReminderDue(START, intervals, seen, at(minute))).toBe(false)
        },
      ),
    )
  })

  it('a duration in hours and minutes is exact to the minute', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10 ** 9 }), (ms) => {
        const { hours, minutes } = hoursAndMinutes(ms)
        expect(minutes).toBeLessThan(60)
        const rest = ms - (hours * 60 + minutes) * 60_000
        expect(rest >= 0 && rest < 60_000).toBe(true)
      }),
    )
  })
})
