import { describe, expect, it } from 'vitest'

import { hoursAndMinutes, isReminderDue, markRemindersSeen } from './reminders.ts'

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

  it('comes once an interval, and again with the next', () => {
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

  it('that was answered in an earlier session says nothing of this one', () => {
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
