import { randomUUID } from 'node:crypto'

import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openPlayground, type Playground } from '../games/testing/playground.ts'
import { auditLedger, balanceOf, memberAccount, toMinor } from '../ledger/index.ts'
import { lotteries } from './lotteries.ts'
import { currentPeriod, pastPeriod } from './periods.ts'
import { PLAYS } from './plays.ts'
import { combinationsOf } from './selection.ts'
import { settleAllDueBets } from './settle.ts'

describe('periods', () => {
  it.each([60, 90, 180, 300, 600, 86_400])(
    'of %i seconds follow each other without a gap',
    (everySeconds) => {
      const property = fc.check(
        fc.property(
          fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
          (now) => {
            const period = currentPeriod({ everySeconds }, now)
            const before = pastPeriod({ everySeconds }, now, 1)
            return (
              period.opensAt <= now &&
              now < period.drawsAt &&
              period.closesAt < period.drawsAt &&
              before.drawsAt.getTime() === period.opensAt.getTime() &&
              before.numero < period.numero
            )
          },
        ),
      )
      expect(property).toMatchObject({ failed: false })
    },
  )
})

describe('plays', () => {
  it('counts and refuses selections', () => {
    const three = PLAYS.D5.find((play) => play.playId === 'D5_FIRST3')
    const keno = PLAYS.KENO.find((play) => play.playId === 'KENO_PICK3')
    if (!three || !keno) throw new Error('The plays are gone.')
    expect(combinationsOf(three, [['1', '2'], ['3'], ['4', '5', '6']])).toHaveLength(6)
    expect(combinationsOf(keno, [['01', '02', '03', '04', '05']])).toHaveLength(10)
    const forecast = PLAYS.PK10.find((play) => play.playId === 'PK10_FIRST2')
    expect(
      forecast &&
        combinationsOf(forecast, [
          ['01', '02'],
          ['01', '02', '03'],
        ]),
    ).toHaveLength(4)
    expect(() => combinationsOf(three, [['1'], ['3']])).toThrow('positions')
    expect(() => combinationsOf(three, [['1', '1'], ['3'], ['4']])).toThrow('choices')
    expect(() => combinationsOf(keno, [['01', '99', '03']])).toThrow('choices')
  })
})

describe('bets', () => {
  let ground: Playground
  beforeAll(async () => {
    ground = await openPlayground()
  }, 60_000)
  afterAll(() => ground.close())

  const game = lotteries().find((one) => one.lottery.kind === 'D5' && one.vendor.code === 'ELOTT')
  const currency = (): string => ground.services.merchants.get(ground.merchant).currency
  const balance = (): Promise<bigint> => balanceOf(ground.db, ground.merchant, memberAccount(ground.memberId))
  const bet = async (lines: unknown[], key: string = randomUUID(), numero?: string) => {
    const open = await ground.call('GET', `/lotto/numero?gameId=${game?.gameId}`)
    const body = {
      gameId: game?.gameId,
      numero: numero ?? open.value['numero'],
      playType: 'trad',
      currency: currency(),
      lines,
    }
    return {
      ...(await ground.call('POST', '/lgw/orders', body, { 'idempotency-key': key })),
      numero: String(body.numero),
    }
  }
  const all = {
    playId: 'D5_FIRST1',
    selection: [['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']],
    unitStake: '1.00',
    multiple: 2,
  }

  it('takes the stake once, waits for the draw, and pays exactly the odds', async () => {
    const before = await balance()
    const key = randomUUID()
    const placed = await bet([all], key)
    expect(placed).toMatchObject({ status: 200, value: { stake: '20.00' } })
    expect((await bet([all], key)).value).toStrictEqual(placed.value)
    expect(await balance()).toBe(before - toMinor('20.00', currency()))
    ground.services.clock.advance((game?.lottery.everySeconds ?? 60) * 1000)
    await Promise.all([
      settleAllDueBets(ground.db, ground.services.clock.now()),
      ground.call('GET', '/lgw/orders'),
    ])
    // Exactly one of the ten digits comes first: 2.00 at 9.7.
    expect(await balance()).toBe(before - toMinor('20.00', currency()) + toMinor('19.40', currency()))
    expect(await auditLedger(ground.db)).toStrictEqual([])
    const record = await ground.call('GET', '/lgw/orders?gameCategory=ELOTT')
    expect(record.value).toMatchObject({
      list: [{ status: 'WON', stake: '20.00', payout: '19.40', profit: '-0.60', numero: placed.numero }],
    })
  })

  it('takes all lines or none', async () => {
    const before = await balance()
    const bad = { ...all, selection: [['0', '77']] }
    expect(await bet([all, bad])).toMatchObject({ status: 422, code: 'order.selection_invalid' })
    expect(await bet([{ ...all, unitStake: '0.01', multiple: 1 }])).toMatchObject({
      status: 422,
      code: 'order.stake_invalid',
    })
    expect(await bet([{ ...all, multiple: 10_000 }])).toMatchObject({
      status: 422,
      code: 'order.stake_invalid',
    })
    expect(await balance()).toBe(before)
  })

  it('is closed shortly before the draw, and for other periods', async () => {
    expect(await bet([all], randomUUID(), '202001010001')).toMatchObject({
      status: 422,
      code: 'order.period_closed',
    })
    const period = currentPeriod(game?.lottery ?? { everySeconds: 60 }, ground.services.clock.now())
    ground.services.clock.advance(period.closesAt.getTime() - ground.services.clock.now().getTime())
    expect(await bet([all])).toMatchObject({ status: 422, code: 'order.period_closed' })
  })
})
