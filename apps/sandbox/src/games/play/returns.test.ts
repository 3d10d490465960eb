import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { seededRandom } from '../../random.ts'
import { crashPoint, CRASH_CEILING, momentOf, multipleAt } from './crashCurve.ts'
import {
  payLines,
  SLOT_LINES,
  SLOT_PAYS,
  SLOT_STRIPS,
  SLOT_SYMBOLS,
  slotReturn,
  spin,
} from './slotMachine.ts'
import { WHEEL_BETS, wheelReturn, type WheelBet } from './wheel.ts'

describe('the slot', () => {
  it('returns 96.18 %, summed exactly', () => {
    expect(slotReturn()).toBeCloseTo(0.9618, 4)
  })

  it('pays the computed return in simulation', () => {
    const random = seededRandom('slot returns')
    const spins = 25_000
    let paid = 0
    for (let count = 0; count < spins; count += 1) paid += spin(random).multiple
    expect(paid / spins / SLOT_LINES.length).toBeGreaterThan(0.88)
    expect(paid / spins / SLOT_LINES.length).toBeLessThan(1.05)
  })

  it('never pays less than zero, nor more than every line full of wilds', () => {
    const most = SLOT_LINES.length * SLOT_PAYS.wild[2]
    const property = fc.check(
      fc.property(
        fc.array(fc.array(fc.constantFrom(...SLOT_SYMBOLS), { minLength: 3, maxLength: 3 }), {
          minLength: 5,
          maxLength: 5,
        }),
        (grid) => {
          const { multiple, wins } = payLines(grid)
          return (
            multiple >= 0 && multiple <= most && multiple === wins.reduce((sum, win) => sum + win.multiple, 0)
          )
        },
      ),
    )
    expect(property).toMatchObject({ failed: false })
  })

  it('substitutes a wild for the symbol after it', () => {
    const grid = [
      ['cherry', 'gem', 'cherry'],
      ['bell', 'wild', 'star'],
      ['bell', 'gem', 'star'],
      ['seven', 'crown', 'seven'],
      ['seven', 'crown', 'seven'],
    ] as const
    expect(payLines(grid).wins).toContainEqual({
      line: 0,
      symbol: 'gem',
      count: 3,
      multiple: SLOT_PAYS.gem[0],
    })
  })

  it('keeps equal symbols apart on its strips', () => {
    for (const strip of SLOT_STRIPS)
      expect(strip.filter((symbol, index) => symbol === strip[(index + 1) % strip.length])).toStrictEqual(
        strip.filter(() => false),
      )
  })
})

describe('the crash curve', () => {
  it.each([1.1, 2, 5, 20])('returns 97 %% to players who cash out at %f', (leave) => {
    const random = seededRandom(`crash returns ${leave}`)
    const rounds = 200_000
    let paid = 0
    for (let count = 0; count < rounds; count += 1) if (crashPoint(random) > leave * 100) paid += leave
    expect(Math.abs(paid / rounds - 0.97)).toBeLessThan(0.03)
  })

  it('breaks between 1× and its ceiling', () => {
    const property = fc.check(
      fc.property(fc.string(), (seed) => {
        const point = crashPoint(seededRandom(seed))
        return Number.isInteger(point) && point >= 100 && point <= CRASH_CEILING * 100
      }),
    )
    expect(property).toMatchObject({ failed: false })
  })

  it('reaches a multiple at the computed time', () => {
    expect(multipleAt(momentOf(200) + 1)).toBe(200)
    expect(multipleAt(-5)).toBe(100)
  })
})

describe('the wheel', () => {
  it.each(Object.keys(WHEEL_BETS) as WheelBet[])(
    'has correct odds for %s, with a small house edge',
    (bet) => {
      const numbers = Array.from({ length: 12 }, (_, index) => index + 1).filter((number) =>
        WHEEL_BETS[bet].wins(number),
      )
      expect(numbers).toHaveLength(WHEEL_BETS[bet].chance)
      expect(wheelReturn(bet)).toBeGreaterThan(0.96)
      expect(wheelReturn(bet)).toBeLessThan(0.98)
    },
  )
})
