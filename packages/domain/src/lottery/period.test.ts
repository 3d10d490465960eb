import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { nextPhaseAt, periodPhase } from './period.ts'

describe('a period', () => {
  const period = { opensAt: 1000, closesAt: 5000, drawsAt: 6000 }
  it.each([
    [999, 'waiting', 1000],
    [1000, 'open', 5000],
    [4999, 'open', 5000],
    [5000, 'closed', 6000],
    [6000, 'drawn', null],
  ] as const)('at %d is %s', (now, phase, next) => {
    expect(periodPhase(period, now)).toBe(phase)
    expect(nextPhaseAt(period, now)).toBe(next)
  })

  it('has its phases in order, each from its announced time', () => {
    const order = ['waiting', 'open', 'closed', 'drawn']
    const moments = fc.tuple(fc.nat(), fc.integer({ min: 1 }), fc.integer({ min: 1 }), fc.nat())
    fc.assert(
      fc.property(moments, ([opensAt, open, closed, now]) => {
        const any = { opensAt, closesAt: opensAt + open, drawsAt: opensAt + open + closed }
        const phase = periodPhase(any, now)
        const next = nextPhaseAt(any, now)
        expect(next === null).toBe(phase === 'drawn')
        if (next === null) return
        expect(next).toBeGreaterThan(now)
        expect(periodPhase(any, next - 1)).toBe(phase)
        expect(order.indexOf(periodPhase(any, next))).toBe(order.indexOf(phase) + 1)
      }),
    )
  })
})
