import { describe, expect, test } from 'vitest'

import { type BetResult, countedOf, type Movement, turnoverOf } from './turnover.ts'

const deposit = (amount: bigint, fromNothing = false): Movement => ({
  what: 'in',
  amount,
  times: 1n,
  bonus: false,
  fromNothing,
})
const bonus = (amount: bigint, times = 10n, fromNothing = false): Movement => ({
  what: 'in',
  amount,
  times,
  bonus: true,
  fromNothing,
})
const stake = (amount: bigint, bet?: BetResult, percent = 100n) =>
  ({ what: 'stake', amount, percent, ...(bet ? { bet } : {}) }) as const
const result = (staked: bigint, returned: bigint, open = false): BetResult => ({ staked, returned, open })

describe('the turnover of a withdrawal (S-withdraw-04)', () => {
  test.each<[what: string, movements: readonly Movement[], left: bigint, bonus: bigint]>([
    ['nothing came in', [], 0n, 0n],
    ['a deposit', [deposit(100n)], 100n, 0n],
    ['a bonus with the turnover it was given with', [bonus(20n, 5n)], 100n, 20n],
    ['earlier stakes do not count', [stake(50n), deposit(100n), stake(30n)], 70n, 0n],
    ['a deposit and its bonus', [deposit(200n), bonus(200n)], 2200n, 200n],
    ['what came first is played first', [deposit(200n), bonus(200n), stake(200n)], 2000n, 200n],
    ['a bonus that was played is the member’s own', [bonus(5n, 1n), deposit(40n), stake(5n)], 40n, 0n],
    ['a bonus that was lost binds no later deposit', [bonus(200n), stake(200n), deposit(50n, true)], 50n, 0n],
    ['a bonus that is left binds it', [bonus(200n), stake(150n), deposit(50n)], 1900n, 200n],
    ['money that need not be staked', [bonus(10n, 0n)], 0n, 0n],
  ])('%s', (_what, movements, left, waiting) => {
    expect(turnoverOf(movements, false)).toEqual({ left: left * 100n, bonus: waiting })
  })

  test('who has nothing has nothing left to stake', () => {
    expect(turnoverOf([bonus(200n), stake(200n)], true)).toEqual({ left: 0n, bonus: 0n })
  })

  test.each([
    ['a slot counts in full', stake(40n), 4000n],
    ['a live table in part', stake(40n, undefined, 10n), 400n],
    ['a lost bet on a draw in full', stake(40n, result(40n, 0n)), 4000n],
    ['a won one at most once', stake(40n, result(40n, 380n)), 4000n],
    ['opposite outcomes by what they lose', stake(400n, result(400n, 388n)), 1200n],
    ['the same on two tickets, each its share', stake(200n, result(400n, 388n)), 600n],
    ['a curve left at once not at all', stake(40n, result(40n, 40n)), 0n],
    ['a stake that was given back not at all', stake(40n, result(0n, 0n)), 0n],
    ['a bet whose result is not known not yet', stake(40n, result(40n, 0n, true)), 0n],
  ])('%s', (_what, staked, counted) => {
    expect(countedOf(staked)).toBe(counted)
  })
})
