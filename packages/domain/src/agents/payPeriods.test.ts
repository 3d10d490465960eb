import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { duePeriods, PAY_PERIODS, payPeriodAt } from './payPeriods.ts'

const at = (text: string) => Date.parse(`${text}Z`)
const day = 86_400_000

test.each([
  ['hour', '2026-11-22T17:20:33', '2026-11-22T17:00', '2026-11-22T18:00'],
  ['day', '2026-11-22T00:00', '2026-11-22T00:00', '2026-11-23T00:00'],
  ['half_month', '2026-11-15T23:59:59', '2026-11-01T00:00', '2026-11-16T00:00'],
  ['half_month', '2026-11-16T00:00', '2026-11-16T00:00', '2026-12-01T00:00'],
  ['half_month', '2026-02-28T12:00', '2026-02-16T00:00', '2026-03-01T00:00'],
  ['month', '2026-12-31T23:00', '2026-12-01T00:00', '2027-01-01T00:00'],
] as const)('a %s at %s is from %s to %s (S-agent-09)', (period, moment, from, to) => {
  expect(payPeriodAt(period, at(moment))).toEqual({ from: at(from), to: at(to) })
})

test('the first and the last period are cut to the contract’s life', () => {
  const life = { period: 'day', from: at('2026-11-20T18:00'), to: at('2026-11-23T06:00') } as const
  expect(duePeriods(life, at('2026-11-22T23:59'))).toEqual([
    { from: life.from, to: at('2026-11-21T00:00') },
    { from: at('2026-11-21T00:00'), to: at('2026-11-22T00:00') },
  ])
  expect(duePeriods(life, at('2027-01-01T00:00')).at(-1)).toEqual({
    from: at('2026-11-23T00:00'),
    to: life.to,
  })
})

test('due periods cover the ended part of a life without gap or overlap', () => {
  const moment = fc.integer({ min: at('2025-12-20T00:00'), max: at('2026-03-10T00:00') })
  const length = fc.integer({ min: -day, max: 70 * day })
  fc.assert(
    fc.property(fc.constantFrom(...PAY_PERIODS), moment, length, length, (period, from, life, past) => {
      const now = from + past
      const due = duePeriods({ period, from, to: from + life }, now)
      due.forEach((stretch, index) => {
        expect(stretch.from).toBe(index === 0 ? from : due[index - 1]?.to)
        expect(stretch.to).toBeGreaterThan(stretch.from)
        expect(payPeriodAt(period, stretch.to - 1).from).toBe(payPeriodAt(period, stretch.from).from)
      })
      const end = due.at(-1)?.to ?? from
      const next = payPeriodAt(period, end)
      expect(end).toBeLessThanOrEqual(Math.max(from, Math.min(now, from + life)))
      // The period after the last due one ends after now, or with the contract.
      expect(end >= from + life || Math.min(next.to, from + life) > now).toBe(true)
    }),
  )
})
