import { assert, nat, property, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'

import { approach, UNMEASURED, windowAt, type Drawn } from './rowWindow.ts'

const measured = { top: 300, columns: 3, pitch: 200 }
const screen = { from: 0, height: 800 }

describe('the virtual window of a long list', () => {
  it('has the screen’s rows and two more on either side', () => {
    expect(windowAt(measured, { from: 10_300, height: 800 }, 10_000)).toMatchObject({ first: 144, last: 168 })
  })

  it('ends with the list', () => {
    expect(windowAt(measured, screen, 10)).toMatchObject({ first: 0, last: 12 })
    expect(windowAt(measured, { from: 90_000, height: 800 }, 10)).toMatchObject({ first: 12, last: 12 })
    expect(windowAt(measured, screen, 0)).toMatchObject({ first: 0, last: 0 })
  })

  it('grows one row per frame after a jump, starting with the screen’s rows', () => {
    const wanted = windowAt(measured, { from: 100_300, height: 800 }, 10_000)
    const first = approach(UNMEASURED, wanted)
    expect(first).toMatchObject({ first: 1500, last: 1503 })
    expect(approach(first, wanted)).toMatchObject({ first: 1500, last: 1506 })
  })

  it('keeps the rendered rows when the number of columns differs', () => {
    const wanted = windowAt({ ...measured, columns: 2 }, screen, 100)
    expect(approach(UNMEASURED, wanted)).toMatchObject({ columns: 2, first: 0, last: 10 })
  })

  it('includes the last rows when the page goes on below the list', () => {
    const wanted = windowAt(measured, { from: 900, height: 800 }, 4)
    expect(approach({ columns: 3, pitch: 200, first: 0, last: 0 }, wanted)).toEqual(wanted)
  })

  it('always reaches the wanted window, in whole rows, at most one at once', () => {
    const drawn = tuple(nat(3_000), nat(20)).map(([row, rows]): Drawn => ({
      columns: 3,
      pitch: 200,
      first: row * 3,
      last: (row + rows) * 3,
    }))
    assert(
      property(drawn, nat(600_000), nat(10_000), (begin, from, count) => {
        const wanted = windowAt(measured, { from, height: 800 }, count)
        let now = begin
        for (let frame = 0; frame < 16; frame += 1) {
          const next = approach(now, wanted)
          const kept = Math.max(0, Math.min(now.last, next.last) - Math.max(now.first, next.first))
          expect(next.last - next.first - kept).toBeLessThanOrEqual(3)
          expect([next.first % 3, next.last % 3]).toEqual([0, 0])
          now = next
        }
        expect(now).toEqual(wanted)
        expect(approach(now, wanted)).toBe(now)
      }),
    )
  })
})
