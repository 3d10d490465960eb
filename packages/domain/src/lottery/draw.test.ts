import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { DRAW_SHAPES, drawFacts, possibleNumbers, shownNumbers, type DrawKind } from './draw.ts'

test.each([
  ['D5', ['3', '0', '7', '7', '1'], { figure: 18, size: 'SMALL', parity: 'EVEN', duel: 'DRAGON' }],
  ['D5', ['3', '9', '7', '1', '3'], { figure: 23, size: 'BIG', parity: 'ODD', duel: 'TIE' }],
  ['D5', ['0', '0', '0', '0', '9'], { figure: 9, size: 'SMALL', parity: 'ODD', duel: 'TIGER' }],
  ['D3', ['4', '5', '5'], { figure: 14, size: 'BIG', parity: 'EVEN', duel: null }],
  ['K3', ['1', '4', '6'], { figure: 11, size: 'BIG', parity: 'ODD', duel: null }],
  ['PK10', ['06', '01', '10'], { figure: 6, size: 'BIG', parity: 'EVEN', duel: null }],
  ['KENO', ['01', '80'], { figure: 81, size: null, parity: 'ODD', duel: null }],
  [
    'L6',
    ['01', '02', '03', '04', '05', '06', '24'],
    { figure: 24, size: 'SMALL', parity: 'EVEN', duel: null },
  ],
  ['VN', ['248215', '11111'], { figure: 5, size: 'BIG', parity: 'ODD', duel: null }],
] as const)('facts of %s %j', (kind, numbers, facts) => {
  expect(drawFacts(kind, numbers)).toEqual(facts)
})

test('a draw without numbers has no facts', () => {
  expect(drawFacts('D5', [])).toBeNull()
  expect(drawFacts('VN', [])).toBeNull()
})

test('a province shows the last five digits of its special prize', () => {
  expect(shownNumbers('VN', ['948213', '12345'])).toEqual(['4', '8', '2', '1', '3'])
  expect(shownNumbers('K3', ['1', '2', '3'])).toEqual(['1', '2', '3'])
})

test.each(Object.keys(DRAW_SHAPES) as DrawKind[])(
  'possible numbers of %s are written as they are drawn',
  (kind) => {
    const { lowest, highest, width } = DRAW_SHAPES[kind]
    const numbers = possibleNumbers(kind)
    expect(numbers).toHaveLength(highest - lowest + 1)
    expect(numbers.every((number) => number.length === width || Number(number) >= 10 ** width)).toBe(true)
  },
)

describe('any draw', () => {
  const kinds = Object.keys(DRAW_SHAPES) as DrawKind[]
  /** Numbers that a draw of the kind can have. */
  const drawn = fc.constantFrom(...kinds).chain((kind) => {
    const count = { D3: 3, D5: 5, K3: 3, PK10: 10, KENO: 20, L6: 7, VN: 1 }[kind]
    const numbers =
      kind === 'VN'
        ? fc
            .string({ unit: fc.constantFrom(...'0123456789'), minLength: 5, maxLength: 6 })
            .map((prize) => [prize])
        : fc.array(fc.constantFrom(...possibleNumbers(kind)), { minLength: count, maxLength: count })
    return fc.record({ kind: fc.constant(kind), numbers })
  })

  it('shows numbers that can be drawn', () => {
    fc.assert(
      fc.property(drawn, ({ kind, numbers }) => {
        const possible = new Set(possibleNumbers(kind))
        expect(shownNumbers(kind, numbers).filter((number) => !possible.has(number))).toEqual([])
      }),
    )
  })

  it('is odd or even by its figure, and big or small in lotteries with sizes', () => {
    fc.assert(
      fc.property(drawn, ({ kind, numbers }) => {
        const facts = drawFacts(kind, numbers)
        expect(facts?.parity).toBe((facts?.figure ?? 0) % 2 === 0 ? 'EVEN' : 'ODD')
        expect(facts?.size === null).toBe(kind === 'KENO')
        expect(facts?.duel === null).toBe(kind !== 'D5')
      }),
    )
  })

  it('is big as often as small, when every number comes once', () => {
    const bigOf = (kind: DrawKind, draws: readonly (readonly string[])[]) =>
      draws.filter((numbers) => drawFacts(kind, numbers)?.size === 'BIG').length
    const digits = possibleNumbers('D3')
    const threes = digits.flatMap((a) => digits.flatMap((b) => digits.map((c) => [a, b, c])))
    expect(bigOf('D3', threes)).toBe(500)
    const faces = possibleNumbers('K3')
    const dice = faces.flatMap((a) => faces.flatMap((b) => faces.map((c) => [a, b, c])))
    expect(bigOf('K3', dice)).toBe(108)
    expect(
      bigOf(
        'PK10',
        possibleNumbers('PK10').map((first) => [first]),
      ),
    ).toBe(5)
    expect(
      bigOf(
        'VN',
        digits.map((last) => [`1234${last}`]),
      ),
    ).toBe(5)
    expect(
      bigOf(
        'L6',
        possibleNumbers('L6').map((special) => [special]),
      ),
    ).toBe(25)
  })
})
