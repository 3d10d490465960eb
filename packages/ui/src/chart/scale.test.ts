import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { scaleFor } from './scale.ts'

test.each([
  [
    [3, 9, 4],
    [0, 5, 10],
  ],
  [
    [120, 480],
    [0, 200, 400, 600],
  ],
  [
    [-40, 100],
    [-50, 0, 50, 100],
  ],
  [
    [-8, -2],
    [-8, -6, -4, -2, 0],
  ],
  [
    [0, 0],
    [0, 1],
  ],
  [[], [0, 1]],
])('%j are measured by %j', (values, ticks) => {
  expect(scaleFor(values).ticks.map((tick) => Number(tick.toFixed(6)))).toEqual(ticks)
})

describe('any figures', () => {
  const values = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { maxLength: 40 })

  it('lie on the axis, and so does 0', () => {
    fc.assert(
      fc.property(values, (list) => {
        const { ticks, place } = scaleFor(list)
        for (const value of [...list, 0]) {
          expect(place(value)).toBeGreaterThanOrEqual(-1e-9)
          expect(place(value)).toBeLessThanOrEqual(1 + 1e-9)
        }
        expect(ticks.some((tick) => tick === 0)).toBe(true)
      }),
    )
  })

  it('have few ticks, at even distances', () => {
    fc.assert(
      fc.property(values, (list) => {
        const { ticks, place } = scaleFor(list)
        expect(ticks.length).toBeLessThanOrEqual(7)
        ticks.forEach((tick, index) => expect(place(tick)).toBeCloseTo(index / (ticks.length - 1)))
      }),
    )
  })
})
