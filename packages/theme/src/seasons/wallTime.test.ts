import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { instantOf, isTimeZone } from './wallTime.ts'

// A formatter of a time zone is slow to make: seconds on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

const at = (written: string, timeZone: string) => {
  const instant = instantOf(written, timeZone)
  return instant === undefined ? undefined : new Date(instant).toISOString()
}

describe('a time on the clocks of a zone', () => {
  it.each([
    ['2026-12-24', 'UTC', '2026-12-24T00:00:00.000Z'],
    ['2026-12-24', 'Europe/Malta', '2026-12-23T23:00:00.000Z'],
    ['2026-07-01T18:30', 'Europe/Malta', '2026-07-01T16:30:00.000Z'],
    ['2027-02-06', 'Asia/Ho_Chi_Minh', '2027-02-05T17:00:00.000Z'],
    ['2026-12-31T23:59', 'America/New_York', '2027-01-01T04:59:00.000Z'],
    ['2026-06-01T00:00', 'Asia/Kathmandu', '2026-05-31T18:15:00.000Z'],
    ['2028-02-29', 'Pacific/Kiritimati', '2028-02-28T10:00:00.000Z'],
    // Days on which clocks change, and an hour that they pass over.
    ['2026-03-29', 'Europe/Malta', '2026-03-28T23:00:00.000Z'],
    ['2026-03-29T03:00', 'Europe/Malta', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T12:00', 'Europe/Malta', '2026-10-25T11:00:00.000Z'],
    ['2026-03-29T02:30', 'Europe/Malta', '2026-03-29T01:30:00.000Z'],
  ])('%s in %s is %s', (written, timeZone, instant) => {
    expect(at(written, timeZone)).toBe(instant)
  })

  it.each([
    '2026-02-29',
    '2026-13-01',
    '24.12.2026',
    '2026-12-24T25:00',
    '2026-12-24 18:00',
    '2026-12-24T18:00Z',
    '',
  ])('%j is none', (written) => {
    expect(at(written, 'UTC')).toBeUndefined()
  })

  it('is the time that those clocks show', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
    const minutes = fc.integer({ min: Date.UTC(2024, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 })
    fc.assert(
      fc.property(zones, minutes, (timeZone, minute) => {
        const clock = (instant: number) =>
          new Date(instant)
            .toLocaleString('sv', { timeZone, dateStyle: 'short', timeStyle: 'short' })
            .replace(' ', 'T')
        const written = clock(minute * 60_000)
        const found = instantOf(written, timeZone)
        // An hour that clocks show twice is one of the two.
        expect(found === undefined ? undefined : clock(found)).toBe(written)
      }),
      { numRuns: 100 },
    )
  })

  it.each([
    ['Europe/Malta', true],
    ['UTC', true],
    ['Europe/Valetta', false],
    ['', false],
  ])('%j is the name of a zone: %s', (name, is) => {
    expect(isTimeZone(name)).toBe(is)
  })
})
