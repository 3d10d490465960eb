import { describe, expect, it, test } from 'vitest'

import { DRAW_SHAPES, drawFacts, possibleNumbers, shownNumbers, type DrawKind } from './lotteryDraw.ts'
import { nextPhaseAt, periodPhase } from './lotteryPeriod.ts'
import { hotAndCold, trendOf } from './lotteryTrend.ts'
import { endOf, headsAndTails } from './lotteryVietnam.ts'

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
})

describe('a trend', () => {
  const trend = trendOf([['1'], ['2'], ['1'], ['3']], ['1', '2', '3', '4'])
  it('tells hits from draws without', () => {
    expect(trend.rows.map((row) => row.map(({ hit, missing }) => (hit ? '*' : missing)))).toEqual([
      ['*', 1, 1, 1],
      [1, '*', 2, 2],
      ['*', 1, 3, 3],
      [1, 2, '*', 4],
    ])
  })
  it('adds columns up', () => {
    expect(trend.summary).toEqual([
      { code: '1', times: 2, missing: 1, longest: 1 },
      { code: '2', times: 1, missing: 2, longest: 2 },
      { code: '3', times: 1, missing: 0, longest: 3 },
      { code: '4', times: 0, missing: 4, longest: 4 },
    ])
  })
  it('names what came often and what stays away', () => {
    const { hot, cold } = hotAndCold(trend.summary, 2)
    expect(hot.map(({ code }) => code)).toEqual(['1', '2'])
    expect(cold.map(({ code }) => code)).toEqual(['4', '2'])
  })
})

test('the end of a number', () => {
  expect([endOf('48213', 'all'), endOf('48213', '3'), endOf('48213', '2'), endOf('7', '2')]).toEqual([
    '48213',
    '213',
    '13',
    '7',
  ])
})

test('heads and tails hold every number once', () => {
  const lines = headsAndTails(['48213', '19', '7', '00010', '319'])
  expect(lines[1]).toEqual({ head: '1', tails: ['0', '3', '9', '9'] })
  expect(lines[0]).toEqual({ head: '0', tails: ['7'] })
  expect(lines.flatMap(({ tails }) => tails)).toHaveLength(5)
})
