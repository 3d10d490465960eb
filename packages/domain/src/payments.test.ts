import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { compareMoney } from './money.ts'
import {
  amountProblem,
  channelsByKind,
  DEPOSIT_RETURN_PATH,
  depositOrderPath,
  depositPollDelay,
  depositTotal,
  feeOn,
  isFree,
  mostToWithdraw,
  withdrawalObstacle,
  withdrawalReceived,
  type WithdrawalRules,
} from './payments.ts'
import { matchRoute, ROUTES } from './routes.ts'

test('channels stand under their kinds, in the order kinds are offered', () => {
  const channels = [
    { id: 'usdt', kind: 'crypto' },
    { id: 'second', kind: 'bank' },
    { id: 'first', kind: 'bank' },
  ] as const
  expect(channelsByKind(channels).map(({ kind, channels: of }) => [kind, of.map(({ id }) => id)])).toEqual([
    ['bank', ['second', 'first']],
    ['crypto', ['usdt']],
  ])
})

describe('fees', () => {
  test.each([
    ['100.00', '0.015', '0.00', 2, '1.50', '101.50'],
    ['10.01', '0.015', '0.00', 2, '0.16', '10.17'],
    ['0.01', '0.0001', '0', 2, '0.01', '0.02'],
    ['20.00', '0', '1.00', 2, '1.00', '21.00'],
    ['400000', '0.01', '20000', 0, '24000', '424000'],
    ['1.000', '0.0155', '0', 3, '0.016', '1.016'],
  ])('%s at %s and %s costs, with %i decimals, %s', (amount, feeRate, feeFixed, decimals, fee, total) => {
    expect(feeOn(amount, { feeRate, feeFixed }, decimals)).toBe(fee)
    expect(depositTotal(amount, { feeRate, feeFixed }, decimals)).toBe(total)
  })

  test.each([
    ['100.00', '99.00'],
    ['1.00', '0.00'],
    ['0.50', '0.00'],
  ])('of %s withdrawn arrives %s', (amount, received) => {
    expect(withdrawalReceived(amount, { feeRate: '0', feeFixed: '1.00' }, 2)).toBe(received)
  })

  test.each([
    ['0', '0.00', true],
    ['0.01', '0.00', false],
    ['0', '1', false],
  ])('%s and %s is free: %s', (feeRate, feeFixed, free) => expect(isFree({ feeRate, feeFixed })).toBe(free))

  it('never charges less than the share, nor a whole unit more', () => {
    const cents = fc.integer({ min: 1, max: 10 ** 9 })
    fc.assert(
      fc.property(cents, fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
        const fee = Number(
          feeOn((amount / 100).toFixed(2), { feeRate: String(rate / 10_000), feeFixed: '0' }, 2),
        )
        const exact = (amount / 100) * (rate / 10_000)
        expect(fee).toBeGreaterThanOrEqual(exact - 1e-6)
        expect(fee).toBeLessThan(exact + 0.01 + 1e-6)
      }),
    )
  })
})

test.each([
  [null, 'missing'],
  ['0.00', 'missing'],
  ['9.99', 'tooLow'],
  ['10.00', null],
  ['50.00', null],
  ['50.01', 'insufficient'],
  ['100.01', 'tooHigh'],
])('of 10 to 100 with 50 at hand, %s is %s', (amount, problem) => {
  expect(amountProblem(amount, { minimum: '10.00', maximum: '100', available: '50.00' })).toBe(problem)
})

describe('withdrawals', () => {
  const open: WithdrawalRules = {
    open: true,
    available: '1000.00',
    minimum: '20.00',
    maximum: '5000.00',
    turnoverLeft: '0.00',
    dailyCountLeft: 3,
  }
  test.each<[Partial<WithdrawalRules>, ReturnType<typeof withdrawalObstacle>]>([
    [{}, null],
    [{ open: false, turnoverLeft: '1' }, 'closed'],
    [{ turnoverLeft: '0.01', dailyCountLeft: 0 }, 'turnover'],
    [{ dailyCountLeft: 0 }, 'count'],
    [{ available: '19.99' }, 'tooLittle'],
    [{ available: '20' }, null],
  ])('with %j stands in the way: %s', (change, obstacle) => {
    expect(withdrawalObstacle({ ...open, ...change })).toBe(obstacle)
  })

  test.each([
    ['1000.00', '1000.00'],
    ['9000.00', '5000.00'],
  ])('of %s at most %s at once', (available, most) => {
    expect(compareMoney(mostToWithdraw({ ...open, available }), most)).toBe(0)
  })
})

test.each([
  [0, 3_000],
  [299_999, 3_000],
  [300_000, 20_000],
])('a deposit of %i ms is asked about again after %i', (age, delay) => {
  expect(depositPollDelay(age)).toBe(delay)
})

test('the pages of orders are addresses of the deposit page', () => {
  expect(ROUTES.deposit.aliases).toContain(DEPOSIT_RETURN_PATH)
  expect(matchRoute(depositOrderPath('D-20261121-0001'))).toMatchObject({
    route: { id: 'deposit' },
    params: { orderNumber: 'D-20261121-0001' },
    redirect: null,
  })
})
