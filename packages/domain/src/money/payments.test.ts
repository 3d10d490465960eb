import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import { matchRoute } from '../routes/routes.ts'
import { ROUTES } from '../routes/routeTable.ts'
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
  PAYMENT_KINDS,
  withdrawalObstacle,
  withdrawalReceived,
  type WithdrawalRules,
} from './payments.ts'
import { moneyFromInput } from './typedMoney.ts'

test('channels stand under their kinds, in the order kinds are offered (S-deposit-01)', () => {
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
})

describe('any payment', () => {
  const units = fc.nat({ max: 10 ** 9 })
  const rate = fc.nat({ max: 10_000 })
  const written = (amount: number | bigint, decimals = 2): string => {
    const digits = String(amount).padStart(decimals + 1, '0')
    return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`
  }
  /** Fee in cents, calculated with whole numbers: the share is rounded up to a whole cent. */
  const feeOf = (amount: number, share: number, fixed: number): bigint =>
    (BigInt(amount) * BigInt(share) + 9_999n) / 10_000n + BigInt(fixed)

  it('equals the calculation in whole cents', () => {
    fc.assert(
      fc.property(units, rate, fc.nat({ max: 10_000 }), (amount, share, fixed) => {
        const fee = { feeRate: written(share, 4), feeFixed: written(fixed) }
        const cents = feeOf(amount, share, fixed)
        expect(feeOn(written(amount), fee, 2)).toBe(written(cents))
        expect(depositTotal(written(amount), fee, 2)).toBe(written(BigInt(amount) + cents))
        const left = BigInt(amount) - cents
        expect(withdrawalReceived(written(amount), fee, 2)).toBe(written(left > 0n ? left : 0n))
        expect(isFree(fee)).toBe(share === 0 && fixed === 0)
      }),
    )
  })

  it('is either possible or has one problem, which its bounds explain', () => {
    fc.assert(
      fc.property(units, units, units, fc.option(units), (amount, one, other, purse) => {
        const [minimum, maximum] = [Math.min(one, other), Math.max(one, other)]
        const available = purse === null ? undefined : written(purse)
        const bounds = { minimum: written(minimum), maximum: written(maximum), available }
        const fits =
          amount > 0 && amount >= minimum && amount <= maximum && (purse === null || amount <= purse)
        expect(amountProblem(written(amount), bounds) === null).toBe(fits)
      }),
    )
  })

  it('is offered under its kind, and no channel is lost', () => {
    const channel = fc.record({ id: fc.nat(), kind: fc.constantFrom(...PAYMENT_KINDS) })
    fc.assert(
      fc.property(fc.array(channel), (channels) => {
        const groups = channelsByKind(channels)
        expect(
          groups.every(({ kind, channels: of }) => of.length > 0 && of.every((each) => each.kind === kind)),
        ).toBe(true)
        expect(groups.flatMap(({ channels: of }) => of)).toHaveLength(channels.length)
        expect(groups.map(({ kind }) => kind)).toEqual(
          PAYMENT_KINDS.filter((kind) => channels.some((each) => each.kind === kind)),
        )
      }),
    )
  })
})

test.each([
  ['', 'missing'],
  ['  ', 'missing'],
  ['-5', 'unreadable'],
  ['1e3', 'unreadable'],
])('%j is %s, not another amount (S-money-07)', (typed, problem) => {
  const bounds = { minimum: '10.00', maximum: '100' }
  expect(amountProblem(moneyFromInput(typed, 2), bounds, typed)).toBe(problem)
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
  ])('with %j are refused: %s', (change, obstacle) => {
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
])('a deposit of an age of %i ms is polled again after %i', (age, delay) => {
  expect(depositPollDelay(age)).toBe(delay)
})

test('the paths of orders are below that of the deposit page', () => {
  expect(ROUTES.deposit.aliases).toContain(DEPOSIT_RETURN_PATH)
  expect(matchRoute(depositOrderPath('D-20261121-0001'))).toMatchObject({
    route: { id: 'deposit' },
    params: { orderNumber: 'D-20261121-0001' },
    redirect: null,
  })
})
