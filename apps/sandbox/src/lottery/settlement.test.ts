import { randomUUID } from 'node:crypto'

import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openPlayground, type Playground } from '../games/testing/playground.ts'
import { auditLedger, balanceOf, houseAccount, memberAccount, toDecimal, toMinor } from '../ledger/index.ts'
import { drawNumbers } from './draws.ts'
import { LINE_LIMITS, lotteries, type Lottery } from './lotteries.ts'
import { currentPeriod } from './periods.ts'
import { playsOf, type Play } from './plays.ts'
import { prizeTable } from './prizeModes.ts'
import { combinationsOf } from './selection.ts'
import { payoutOf, settleAllDueBets } from './settle.ts'

const SHORT = lotteries().filter(({ lottery }) => lottery.everySeconds <= 600)

/** A line of a bet as a player picks it: any choices that its play takes. */
function lineOf(play: Play) {
  return fc.record({
    play: fc.constant(play),
    selection: fc
      .tuple(
        ...play.positions.map(({ minimum, maximum, choices }) =>
          fc.subarray(
            choices.map(({ code }) => code),
            { minLength: minimum, maxLength: Math.min(maximum, minimum + 2, choices.length) },
          ),
        ),
      )
      .filter((selection) => !play.distinct || new Set(selection.flat()).size > 1),
    /** Hundredths. */
    unit: fc.integer({ min: LINE_LIMITS.minimum, max: 45 }),
    multiple: fc.integer({ min: 1, max: 3 }),
  })
}

const slips = fc
  .constantFrom(...SHORT)
  .chain((game) => fc.tuple(fc.constant<Lottery>(game), fc.constantFrom(...playsOf(game.lottery))))
  .chain(([game, { playType }]) =>
    fc.record({
      game: fc.constant(game),
      playType: fc.constant(playType),
      lines: fc.array(
        fc.constantFrom(...playsOf(game.lottery).filter((play) => play.playType === playType)).chain(lineOf),
        { minLength: 1, maxLength: 3 },
      ),
    }),
  )
type Slip = typeof slips extends fc.Arbitrary<infer T> ? T : never

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
    const entertainment = { ...all, playId: 'D5_SUM', selection: [['BIG']] }
    expect(await bet([all, entertainment])).toMatchObject({ status: 422, code: 'order.selection_invalid' })
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

  describe('at random', () => {
    const house = (): Promise<bigint> => balanceOf(ground.db, ground.merchant, houseAccount('lottery'))
    const state = async () => ({
      member: await balance(),
      house: await house(),
      orders: (await ground.db.row<{ count: bigint }>`select count(*) as count from bet_order`)?.count ?? 0n,
    })

    /** Moves the clock to a moment of the running period. */
    function moveTo({ lottery }: Lottery, moment: 'closesAt' | 'drawsAt'): void {
      const { clock } = ground.services
      const until = currentPeriod(lottery, clock.now())[moment].getTime()
      clock.advance(Math.max(0, until - clock.now().getTime()))
    }

    async function pick({ game: { gameId }, playType, lines }: Slip) {
      const { value } = await ground.call('GET', `/lotto/numero?gameId=${gameId}`)
      return {
        gameId,
        numero: String(value['numero']),
        playType,
        currency: currency(),
        lines: lines.map(({ play, selection, unit, multiple }) => ({
          playId: play.playId,
          selection,
          unitStake: toDecimal(BigInt(unit), currency()),
          multiple,
        })),
      }
    }

    /** As an impatient thumb does: the same bet twice, at once. */
    function placeTwice(body: unknown) {
      const headers = { 'idempotency-key': randomUUID() }
      return Promise.all([1, 2].map(() => ground.call('POST', '/lgw/orders', body, headers)))
    }

    it('costs its stake once, pays what the odds say once, and moves nothing else', async () => {
      const checked = await fc.check(
        fc.asyncProperty(slips, async (slip) => {
          const { game, lines } = slip
          moveTo(game, 'drawsAt')
          const body = await pick(slip)
          const before = await state()
          const [first, second] = await placeTwice(body)
          const stake = lines.reduce(
            (sum, { play, selection, unit, multiple }) =>
              sum + BigInt(unit * multiple * combinationsOf(play, selection).length),
            0n,
          )
          expect(first).toMatchObject({ status: 200, value: { stake: toDecimal(stake, currency()) } })
          expect(second?.value).toStrictEqual(first?.value)
          expect(await state()).toEqual({
            member: before.member - stake,
            house: before.house + stake,
            orders: before.orders + BigInt(lines.length),
          })

          moveTo(game, 'drawsAt')
          const now = ground.services.clock.now()
          await Promise.all([1, 2].map(() => settleAllDueBets(ground.db, now)))
          const numbers = drawNumbers({ gameId: game.gameId, ...game.lottery }, body.numero)
          const table = prizeTable(game, ground.services.merchants.get(ground.merchant), undefined)
          const payout = lines.reduce(
            (sum, { play, selection, unit, multiple }) =>
              sum + payoutOf(play, { selection, unit: String(unit * multiple), table }, numbers),
            0n,
          )
          expect(await state()).toMatchObject({
            member: before.member - stake + payout,
            house: before.house + stake - payout,
          })
        }),
        { numRuns: 25 },
      )
      expect(checked).toMatchObject({ failed: false })
      expect(await auditLedger(ground.db)).toStrictEqual([])
    }, 30_000)

    it('is refused, and nothing is lost, when the period closes while the player picks', async () => {
      const checked = await fc.check(
        fc.asyncProperty(slips, async (slip) => {
          moveTo(slip.game, 'drawsAt')
          const body = await pick(slip)
          const before = await state()
          moveTo(slip.game, 'closesAt')
          const refused = { status: 422, code: 'order.period_closed' }
          expect(await placeTwice(body)).toMatchObject([refused, refused])
          expect(await state()).toEqual(before)
        }),
        { numRuns: 10 },
      )
      expect(checked).toMatchObject({ failed: false })
    }, 30_000)
  })
})
