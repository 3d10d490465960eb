import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { hasShortcuts, quickPick, ROW_SHORTCUTS, shortcutCodes } from './lotteryQuickPick.ts'
import {
  chooseInPosition,
  countBets,
  emptySelection,
  isEmptySelection,
  waysToChoose,
  type LotteryPlay,
} from './lotterySelection.ts'

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

test('a quick pick of a forecast is always a bet', () => {
  const checked = fc.check(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (chances) => {
      const chance = (): number => Number(chances.next().value)
      return countBets(forecast, quickPick(forecast, chance)) === 1
    }),
  )
  expect(checked).toMatchObject({ failed: false })
})

/** Any play, with something chosen in it by taps alone. */
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

/** All single bets, written out one by one: what the count must equal. */
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

  it('counts as many bets as can be written out', () => {
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

describe('quick pick', () => {
  it('makes a bet of the fewest choices, whatever chance says', () => {
    fc.assert(
      fc.property(
        tapped,
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 }),
        ({ play }, chances) => {
          let at = 0
          const picked = quickPick(play, () => chances[at++ % chances.length] ?? 0)
          play.positions.forEach(({ minimum, choices }, index) => {
            expect(picked[index]).toHaveLength(minimum)
            expect(new Set(picked[index]).size).toBe(minimum)
            expect(choices.map(({ code }) => code)).toEqual(
              expect.arrayContaining([...(picked[index] ?? [])]),
            )
          })

          expect(countBets(play, picked)).toBeGreaterThan(0)
        },
      ),
    )
  })

  it('gives every number the same chance', () => {
    const seen = new Map<string, number>()
    for (let step = 0; step < 1000; step += 1) {
      const [[code = ''] = []] = quickPick({ combination: 'each', positions: [digits] }, () => step / 1000)
      seen.set(code, (seen.get(code) ?? 0) + 1)
    }
    expect([...seen.values()]).toEqual(Array.from({ length: 10 }, () => 100))
  })
})

test.each([
  ['all', '0123456789'],
  ['big', '56789'],
  ['small', '01234'],
  ['odd', '13579'],
  ['even', '02468'],
] as const)('shortcut %s of ten digits', (shortcut, expected) => {
  expect(shortcutCodes(digits, shortcut).join('')).toBe(expected)
})

test('shortcuts stand beside long rows of numbers alone', () => {
  expect(ROW_SHORTCUTS).toHaveLength(5)
  expect(hasShortcuts(digits)).toBe(true)
  expect(hasShortcuts({ ...digits, maximum: 5 })).toBe(false)
  expect(
    hasShortcuts({
      minimum: 1,
      maximum: 4,
      choices: ['BIG', 'SMALL', 'ODD', 'EVEN', 'TIE'].map((code) => ({ code })),
    }),
  ).toBe(false)
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
