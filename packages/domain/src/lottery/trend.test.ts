import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { hotAndCold, trendOf } from './trend.ts'

describe('a trend (S-lottery-05)', () => {
  const trend = trendOf([['1'], ['2'], ['1'], ['3']], ['1', '2', '3', '4'])
  it('distinguishes hits from misses', () => {
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
  it('names the most frequent and the longest missing numbers', () => {
    const { hot, cold } = hotAndCold(trend.summary, 2)
    expect(hot.map(({ code }) => code)).toEqual(['1', '2'])
    expect(cold.map(({ code }) => code)).toEqual(['4', '2'])
  })

  const code = fc.constantFrom('1', '2', '3', '4')
  const draws = fc.array(fc.uniqueArray(code), { maxLength: 20 })

  it('counts every number as often as it was drawn', () => {
    fc.assert(
      fc.property(draws, (drawn) => {
        for (const { code: of, times } of trendOf(drawn, ['1', '2', '3', '4']).summary) {
          expect(times).toBe(drawn.flat().filter((number) => number === of).length)
        }
      }),
    )
  })

  it('finds the longest run without a number', () => {
    fc.assert(
      fc.property(draws, (drawn) => {
        const line = drawn.map((numbers) => (numbers.includes('1') ? '*' : '-')).join('')
        const runs = line.split('*').map((run) => run.length)
        expect(trendOf(drawn, ['1']).summary).toMatchObject([
          { longest: Math.max(...runs), missing: runs.at(-1) },
        ])
      }),
    )
  })

  it('names as many numbers as requested, and none below an unnamed one', () => {
    fc.assert(
      fc.property(draws, fc.integer({ min: 0, max: 4 }), (drawn, count) => {
        const { summary } = trendOf(drawn, ['1', '2', '3', '4'])
        const { hot, cold } = hotAndCold(summary, count)
        expect([hot.length, cold.length]).toEqual([count, count])
        const left = (named: typeof summary) => summary.filter((one) => !named.includes(one))
        for (const { times } of left(hot)) expect(hot.every((one) => one.times >= times)).toBe(true)
        for (const { missing } of left(cold)) expect(cold.every((one) => one.missing >= missing)).toBe(true)
      }),
    )
  })

  it('without draws has no rows, and no hits', () => {
    const { rows, summary } = trendOf([], ['1'])
    expect(rows).toEqual([])
    expect(summary).toEqual([{ code: '1', times: 0, missing: 0, longest: 0 }])
  })
})
