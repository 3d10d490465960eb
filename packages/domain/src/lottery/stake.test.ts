import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { currencyDecimals } from '../money/money.ts'
import {
  fitMultiple,
  lineProblem,
  lineStake,
  returnOfOneBet,
  selectionOdds,
  slipStake,
  unitStakes,
} from './stake.ts'

const euro = { minimumStake: '0.10', maximumStake: '500.00' }
const dong = { minimumStake: '2000', maximumStake: '10000000' }

test.each([
  [{ bets: 2, unitStake: '1.00', multiple: 2 }, '4.00'],
  [{ bets: 1, unitStake: '0.10', multiple: 3 }, '0.30'],
  [{ bets: 1000, unitStake: '2000', multiple: 1 }, '2000000'],
  [{ bets: 0, unitStake: '1.00', multiple: 1 }, '0.00'],
] as const)('stake of %o', (line, stake) => {
  expect(lineStake(line)).toBe(stake)
})

test('a slip is the sum of its lines, to the last digit', () => {
  const decimals = fc.constantFrom('EUR', 'VND', 'KWD').map(currencyDecimals)
  const line = fc.record({
    bets: fc.integer({ min: 1, max: 5000 }),
    minor: fc.integer({ min: 1, max: 10_000_000 }),
    multiple: fc.integer({ min: 1, max: 10_000 }),
  })
  fc.assert(
    fc.property(decimals, fc.array(line, { minLength: 1, maxLength: 50 }), (places, lines) => {
      const one = 10 ** places
      const written = lines.map(({ minor, ...rest }) => ({
        ...rest,
        unitStake: (minor / one).toFixed(places),
      }))
      const total = lines.reduce(
        (sum, { bets, minor, multiple }) => sum + BigInt(bets) * BigInt(minor) * BigInt(multiple),
        0n,
      )
      const fraction = String(total % BigInt(one)).padStart(places, '0')
      expect(slipStake(written)).toBe(`${total / BigInt(one)}${places === 0 ? '' : `.${fraction}`}`)
    }),
  )
  expect(slipStake([])).toBe('0')
})

test.each([
  ['nothing chosen', { bets: 0, unitStake: '1.00', multiple: 1 }, 'incomplete'],
  ['a bet below the least', { bets: 5, unitStake: '0.05', multiple: 1 }, 'tooLittle'],
  ['raised to the least by its multiple', { bets: 5, unitStake: '0.05', multiple: 2 }, null],
  ['exactly the most', { bets: 50, unitStake: '1.00', multiple: 10 }, null],
  ['a cent more', { bets: 1, unitStake: '500.01', multiple: 1 }, 'tooMuch'],
] as const)('%s', (_name, line, problem) => {
  expect(lineProblem(line, euro)).toBe(problem)
})

test.each([
  [0, 1],
  [-3, 1],
  [Number.NaN, 1],
  [2.9, 2],
  [10_000, 10_000],
  [99_999, 10_000],
] as const)('multiple %d fits as %d', (typed, expected) => {
  expect(fitMultiple(typed)).toBe(expected)
})

test('stakes to choose from, up to what a line may cost', () => {
  expect(unitStakes(euro)).toEqual(['0.10', '0.20', '0.50', '1.00', '5.00', '10.00'])
  expect(unitStakes(dong)).toEqual(['2000', '4000', '10000', '20000', '100000', '200000'])
  expect(unitStakes({ minimumStake: '1.00', maximumStake: '2.00' })).toEqual(['1.00', '2.00'])
})

describe('the return of one winning bet', () => {
  const row = {
    minimum: 1,
    maximum: 3,
    choices: [{ code: '3', odds: '207.36' }, { code: '4', odds: '69.12' }, { code: '5' }],
  }
  const play = { combination: 'each', positions: [row], odds: '7' } as const
  const stake = { unitStake: '1.00', multiple: 2 }

  it('takes the play’s odds where choices have none of their own', () => {
    expect(returnOfOneBet(play, [['5']], stake)).toBe('14.00')
  })
  it('takes the best odds among the choices', () => {
    expect(returnOfOneBet(play, [['3', '4']], stake)).toBe('414.72')
  })
  it('names the odds of each choice, or the play’s alone for several positions', () => {
    expect(selectionOdds(play, [['5', '4', '3']])).toEqual(['7', '69.12', '207.36'])
    expect(selectionOdds({ ...play, combination: 'product', positions: [row, row] }, [['4'], ['3']])).toEqual(
      ['7'],
    )
  })
  it('pays several positions by the play', () => {
    expect(
      returnOfOneBet(
        { ...play, combination: 'product', positions: [row, row], odds: '97' },
        [['3'], ['4']],
        stake,
      ),
    ).toBe('194.00')
  })
  it('never exceeds the actual return', () => {
    expect(returnOfOneBet(play, [['4']], { unitStake: '1', multiple: 1 })).toBe('69')
  })
})
