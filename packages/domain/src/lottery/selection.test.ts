import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  chooseInPosition,
  countBets,
  emptySelection,
  isEmptySelection,
  waysToChoose,
  type LotteryPlay,
} from './selection.ts'

const codes = (count: number) => Array.from({ length: count }, (_, index) => ({ code: String(index) }))
const digits = { minimum: 1, maximum: 10, choices: codes(10) }
const threeDigits: LotteryPlay = { combination: 'product', positions: [digits, digits, digits] }
const pickThree: LotteryPlay = {
  combination: 'choose',
  positions: [{ minimum: 3, maximum: 10, choices: codes(80) }],
}
const sides: LotteryPlay = {
  combination: 'each',
  positions: [{ minimum: 1, maximum: 4, choices: codes(4) }],
}

test.each([
  ['product', threeDigits, [['1'], ['2', '3'], ['4']], 2],
  ['product, a position empty', threeDigits, [['1'], [], ['4']], 0],
  [
    'product, everything',
    threeDigits,
    [digits, digits, digits].map((row) => row.choices.map(({ code }) => code)),
    1000,
  ],
  ['choose, just enough', pickThree, [['1', '2', '3']], 1],
  ['choose, five of them', pickThree, [['1', '2', '3', '4', '5']], 10],
  ['choose, too few', pickThree, [['1', '2']], 0],
  ['choose, too many', pickThree, [Array.from({ length: 11 }, (_, index) => String(index))], 0],
  ['each', sides, [['0', '3']], 2],
  ['nothing', sides, [[]], 0],
] as const)('countBets: %s', (_name, play, selection, expected) => {
  expect(countBets(play, selection)).toBe(expected)
})

const forecast: LotteryPlay = { combination: 'product', distinct: true, positions: [digits, digits] }

test.each([
  [
    'no number twice',
    [
      ['1', '2'],
      ['1', '2', '3'],
    ],
    4,
  ],
  ['nothing but the same number', [['1'], ['1']], 0],
  ['everything', forecast.positions.map((row) => row.choices.map(({ code }) => code)), 90],
] as const)('countBets of a forecast: %s', (_name, selection, expected) => {
  expect(countBets(forecast, selection)).toBe(expected)
})

/** Any play, with a selection made by taps only. */
const tapped = fc
  .record({
    combination: fc.constantFrom('product', 'choose', 'each'),
    rows: fc.array(
      fc.record({
        size: fc.integer({ min: 1, max: 12 }),
        minimum: fc.integer({ min: 1, max: 4 }),
        more: fc.nat(8),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    taps: fc.array(fc.tuple(fc.nat(3), fc.nat(11)), { maxLength: 30 }),
  })
  .map(({ combination, rows, taps }) => {
    const used = combination === 'product' ? rows : rows.slice(0, 1)
    const play: LotteryPlay = {
      combination,
      positions: used.map(({ size, minimum, more }) => ({
        minimum: Math.min(minimum, size),
        maximum: Math.min(minimum + more, size),
        choices: codes(size),
      })),
    }
    const selection = taps.reduce((chosen, [row, code]) => {
      const at = row % play.positions.length
      return chooseInPosition(play, chosen, at, [...(chosen[at] ?? []), String(code)])
    }, emptySelection(play))
    return { play, selection }
  })

/** List of all single bets, whose number the count must equal. */
function written(play: LotteryPlay, selection: readonly (readonly string[])[]): string[] {
  const [first = []] = selection
  if (play.combination === 'each') return [...first]
  if (play.combination === 'product')
    return selection.reduce<string[]>(
      (bets, row) => bets.flatMap((bet) => row.map((code) => `${bet} ${code}`)),
      [''],
    )
  const subsets = (from: readonly string[], size: number): string[] =>
    size === 0
      ? ['']
      : from.flatMap((code, index) =>
          subsets(from.slice(index + 1), size - 1).map((rest) => `${code} ${rest}`),
        )
  return subsets(first, play.positions[0]?.minimum ?? 1)
}

describe('choosing', () => {
  it('never goes over a maximum and keeps the play’s order', () => {
    fc.assert(
      fc.property(tapped, ({ play, selection }) => {
        play.positions.forEach(({ maximum, choices }, index) => {
          const chosen = selection[index] ?? []
          expect(chosen.length).toBeLessThanOrEqual(maximum)
          expect(chosen).toEqual(choices.map(({ code }) => code).filter((code) => chosen.includes(code)))
        })
      }),
    )
  })

  it('counts as many bets as can be listed', () => {
    fc.assert(
      fc.property(tapped, ({ play, selection }) => {
        const enough = play.positions.every(
          ({ minimum }, index) => (selection[index]?.length ?? 0) >= minimum,
        )
        expect(countBets(play, selection)).toBe(enough ? new Set(written(play, selection)).size : 0)
      }),
    )
  })

  it('is empty before the first choice', () => {
    expect(isEmptySelection(emptySelection(threeDigits))).toBe(true)
    expect(isEmptySelection(chooseInPosition(threeDigits, emptySelection(threeDigits), 1, ['7']))).toBe(false)
  })

  it('drops what a position does not have', () => {
    expect(chooseInPosition(sides, [[]], 0, ['9', '1'])).toEqual([['1']])
  })
})

test.each([
  [5, 3, 10],
  [80, 3, 82_160],
  [10, 10, 1],
  [3, 4, 0],
  [4, 0, 1],
] as const)('ways to choose %i over %i', (count, size, ways) => {
  expect(waysToChoose(count, size)).toBe(ways)
})

test('ways to choose agree with Pascal’s triangle', () => {
  let row = [1]
  for (let count = 0; count <= 50; count += 1) {
    expect(row.map((_, size) => waysToChoose(count, size))).toEqual(row)
    row = [1, ...row.map((ways, at) => ways + (row[at + 1] ?? 0))]
  }
})

describe('a play of which no number is drawn twice', () => {
  const row = fc.uniqueArray(fc.nat({ max: 9 }).map(String), { maxLength: 6 })

  it('counts the combinations without repeats', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (selection) => {
        const play: LotteryPlay = {
          combination: 'product',
          distinct: true,
          positions: selection.map(() => digits),
        }
        const bets = selection.reduce<string[][]>(
          (all, codesOf) => all.flatMap((bet) => codesOf.map((code) => [...bet, code])),
          [[]],
        )
        expect(countBets(play, selection)).toBe(bets.filter((bet) => new Set(bet).size === bet.length).length)
      }),
    )
  })
})
