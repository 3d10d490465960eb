import { describe, expect, it } from 'vitest'

import { spanOf } from './period.ts'

const now = new Date(2026, 10, 20, 15, 30)
const day = (month: number, date: number) => new Date(2026, month, date).toISOString()

describe('spanOf', () => {
  it.each([
    ['today', { startTime: day(10, 20) }],
    ['yesterday', { startTime: day(10, 19), endTime: day(10, 20) }],
    ['week', { startTime: day(10, 14) }],
    ['month', { startTime: day(9, 22) }],
  ] as const)('counts %s from the player’s own midnight (S-records-06)', (period, span) => {
    expect(spanOf(period, now)).toEqual(span)
  })
})
