import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { currentPeriod, pastPeriod } from './periods.ts'
import { PLAYS, playsOf } from './plays.ts'
import { combinationsOf } from './selection.ts'

describe('periods', () => {
  it.each([60, 90, 180, 300, 600, 86_400])('of %i seconds are contiguous', (everySeconds) => {
    const property = fc.check(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
        (now) => {
          const period = currentPeriod({ everySeconds }, now)
          const before = pastPeriod({ everySeconds }, now, 1)
          return (
            period.opensAt <= now &&
            now < period.drawsAt &&
            period.closesAt < period.drawsAt &&
            before.drawsAt.getTime() === period.opensAt.getTime() &&
            before.numero < period.numero
          )
        },
      ),
    )
    expect(property).toMatchObject({ failed: false })
  })
})

describe('plays', () => {
  it.each([
    ['Tradition', ['K3_TOTAL']],
    ['Entertainment', ['K3_SIDE', 'K3_TRIPLE']],
    ['Tradition,Entertainment', ['K3_TOTAL', 'K3_SIDE', 'K3_TRIPLE']],
  ] as const)('of a lottery in the mode %s are those of its play types', (mode, wanted) => {
    expect(playsOf({ kind: 'K3', mode }).map(({ playId }) => playId)).toEqual(wanted)
  })

  it('counts and refuses selections', () => {
    const three = PLAYS.D5.find((play) => play.playId === 'D5_FIRST3')
    const keno = PLAYS.KENO.find((play) => play.playId === 'KENO_PICK3')
    if (!three || !keno) throw new Error('The plays are gone.')
    expect(combinationsOf(three, [['1', '2'], ['3'], ['4', '5', '6']])).toHaveLength(6)
    expect(combinationsOf(keno, [['01', '02', '03', '04', '05']])).toHaveLength(10)
    const forecast = PLAYS.PK10.find((play) => play.playId === 'PK10_FIRST2')
    expect(
      forecast &&
        combinationsOf(forecast, [
          ['01', '02'],
          ['01', '02', '03'],
        ]),
    ).toHaveLength(4)
    expect(() => combinationsOf(three, [['1'], ['3']])).toThrow('positions')
    expect(() => combinationsOf(three, [['1', '1'], ['3'], ['4']])).toThrow('choices')
    expect(() => combinationsOf(keno, [['01', '99', '03']])).toThrow('choices')
  })
})
