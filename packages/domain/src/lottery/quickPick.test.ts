import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { hasShortcuts, quickPick, ROW_SHORTCUTS, shortcutCodes } from './quickPick.ts'
import { countBets, type LotteryPlay } from './selection.ts'

const codes = (count: number) => Array.from({ length: count }, (_, index) => ({ code: String(index) }))
const digits = { minimum: 1, maximum: 10, choices: codes(10) }
const forecast: LotteryPlay = { combination: 'product', distinct: true, positions: [digits, digits] }

test('a quick pick of a forecast is always a bet', () => {
  const checked = fc.check(
    fc.property(fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true })), (chances) => {
      const chance = (): number => Number(chances.next().value)
      return countBets(forecast, quickPick(forecast, chance)) === 1
    }),
  )
  expect(checked).toMatchObject({ failed: false })
})

/** Any play, with positions of any size. */
const anyPlay = fc
  .record({
    combination: fc.constantFrom('product', 'choose', 'each'),
    rows: fc.array(
      fc.record({ size: fc.integer({ min: 1, max: 12 }), minimum: fc.integer({ min: 1, max: 4 }) }),
      { minLength: 1, maxLength: 4 },
    ),
  })
  .map(({ combination, rows }): LotteryPlay => {
    const used = combination === 'product' ? rows : rows.slice(0, 1)
    const positions = used.map(({ size, minimum }) => ({
      minimum: Math.min(minimum, size),
      maximum: size,
      choices: codes(size),
    }))
    return { combination, positions }
  })

describe('quick pick', () => {
  it('makes a bet of the fewest choices, whatever the random numbers', () => {
    fc.assert(
      fc.property(
        anyPlay,
        fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 }),
        (play, chances) => {
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

  it('picks every number with the same probability', () => {
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

test('shortcuts exist for long rows of numbers only', () => {
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

test('big and small, odd and even, divide a row between them', () => {
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 80 }), (size) => {
      const row = { minimum: 1, maximum: size, choices: codes(size) }
      const all = shortcutCodes(row, 'all')
      const inOrder = (...shortcuts: ('big' | 'small' | 'odd' | 'even')[]) =>
        shortcuts.flatMap((each) => shortcutCodes(row, each)).toSorted((a, b) => Number(a) - Number(b))
      expect(inOrder('small', 'big')).toEqual(all)
      expect(inOrder('odd', 'even')).toEqual(all)
      expect(shortcutCodes(row, 'big')).toHaveLength(Math.floor(size / 2))
    }),
  )
})
