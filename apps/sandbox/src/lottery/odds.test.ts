import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { drawNumbers } from './draws.ts'
import { PLAYS, type Play } from './plays.ts'
import { PAID_PERCENT, type PrizeOdds } from './prizeModes.ts'
import { combinationsOf, oddsOf, returnOf } from './selection.ts'
import { payoutOf } from './settle.ts'

/** Secret of the draws: any will do. */
const SECRET = Buffer.from('odds')

type Kind = keyof typeof PLAYS
const KINDS = Object.keys(PLAYS) as Kind[]
const TABLES = Object.keys(PAID_PERCENT) as PrizeOdds[]
const ALL = KINDS.flatMap((kind) => PLAYS[kind].map((play) => [play.playId, kind, play] as const))

const upTo = (last: number, first = 0, width = 1): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(width, '0'))
const rows = (row: readonly string[], places: number): string[][] =>
  places === 0 ? [[]] : rows(row, places - 1).flatMap((start) => row.map((code) => [...start, code]))

/** All equally likely draws by kind, as far as its plays depend on them; absent where there are too many. */
const DRAWS: Readonly<Partial<Record<Kind, readonly (readonly string[])[]>>> = {
  D3: rows(upTo(9), 3),
  D5: rows(upTo(9), 5),
  K3: rows(upTo(6, 1), 3),
  PK10: rows(upTo(10, 1, 2), 2).filter(([first, second]) => first !== second),
  VN: rows(upTo(9), 3).map((digits) => [`000${digits.join('')}`]),
}

const choose = (of: number, count: number): number =>
  count === 0 ? 1 : (of * choose(of - 1, count - 1)) / count
/** Sets of 20 out of 80 with an odd total: an odd number of odd balls. */
const ODD_TOTAL =
  [1, 3, 5, 7, 9, 11, 13, 15, 17, 19].reduce(
    (sets, odd) => sets + choose(40, odd) * choose(40, 20 - odd),
    0,
  ) / choose(80, 20)

/** Winning chances, by choice, of plays whose draws are too many to enumerate. */
const CHANCES: Readonly<Record<string, (code: string) => number>> = {
  KENO_PICK3: () => choose(20, 3) / choose(80, 3),
  KENO_SUM: (code) => (code === 'ODD' ? ODD_TOTAL : 1 - ODD_TOTAL),
  L6_TWO: () => choose(6, 2) / choose(49, 2),
  L6_SPECIAL: () => 1 / 49,
  L6_SIDE: (code) => (code === 'BIG' || code === 'ODD' ? 25 : 24) / 49,
}

/** Expected return of one unit on a single bet: exact, over all draws. */
function expectation(kind: Kind, play: Play, combination: readonly string[], table: PrizeOdds): number {
  const draws = DRAWS[kind]
  if (draws) {
    const paid = draws.reduce(
      (sum, numbers) => sum + returnOf(play, combination, numbers, oddsOf(play, table)),
      0,
    )
    return paid / draws.length / 100
  }
  const chance = CHANCES[play.playId]?.(combination[0] ?? '') ?? 0
  return (chance * Math.floor((play.odds * PAID_PERCENT[table]) / 100)) / 100
}

/** Arbitrary valid selection of a play, of no more than a few dozen bets. */
function selectionOf(play: Play): fc.Arbitrary<string[][]> {
  const few = play.combination === 'product' ? 3 : 6
  return fc
    .tuple(
      ...play.positions.map(({ minimum, maximum, choices }) =>
        fc.subarray(
          choices.map(({ code }) => code),
          { minLength: minimum, maxLength: Math.min(maximum, minimum + few, choices.length) },
        ),
      ),
    )
    .filter((selection) => !play.distinct || new Set(selection.flat()).size > 1)
}

describe.each(TABLES)('under the table %s', (table) => {
  it.each(ALL)('%s returns less than its stake on every choice, and not much less', (_, kind, play) => {
    const [first = { choices: [] }] = play.positions
    const singles =
      play.combination === 'each'
        ? first.choices.map(({ code }) => [code])
        : [
            play.positions.flatMap(({ minimum, choices }, at) =>
              choices.slice(at, at + minimum).map(({ code }) => code),
            ),
          ]
    const backs = singles.map((single) => expectation(kind, play, single, table))
    expect(Math.min(...backs)).toBeGreaterThan(0.9)
    expect(Math.max(...backs)).toBeLessThan(1)
  })
})

describe.each(ALL)('%s', (_, kind, play) => {
  const bet = fc.record({
    selection: selectionOf(play),
    unit: fc.bigInt({ min: 10n, max: 5_000_00n }),
    table: fc.constantFrom(...TABLES),
    numero: fc.nat(),
  })

  it('pays exactly the winning bets of any draw at their odds, rounded down', () => {
    const checked = fc.check(
      fc.property(bet, ({ selection, unit, table, numero }) => {
        const numbers = drawNumbers(SECRET, { gameId: 'any', kind, region: 'SOUTH' }, String(numero))
        const winners = combinationsOf(play, selection).filter((one) => play.wins(one, numbers))
        const payout = payoutOf(play, { selection, unit: unit.toString(), table }, numbers)
        const owed = winners.reduce(
          (sum, one) => sum + unit * BigInt(returnOf(play, one, numbers, oddsOf(play, table))),
          0n,
        )
        // No payout without a winner; rounding takes less than one minor unit from the exact payout.
        return (winners.length > 0 || payout === 0n) && payout * 100n <= owed && owed - payout * 100n < 100n
      }),
      { numRuns: 60 },
    )
    expect(checked).toMatchObject({ failed: false })
  })

  it('has a positive house edge for every selection', () => {
    const checked = fc.check(
      fc.property(bet, ({ selection, table }) => {
        const singles = combinationsOf(play, selection)
        const back = singles.reduce((sum, single) => sum + expectation(kind, play, single, table), 0)
        return back < singles.length && back > singles.length * 0.9
      }),
      { numRuns: DRAWS[kind] && DRAWS[kind].length > 10_000 ? 2 : 12 },
    )
    expect(checked).toMatchObject({ failed: false })
  })
})
