import { randomUUID } from 'node:crypto'

import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { openGameSandbox, type GameSandbox } from '../games/testing/gameSandbox.ts'
import { auditLedger, balanceOf, houseAccount, memberAccount, toDecimal, toMinor } from '../ledger/index.ts'
import { purgeAnswers } from '../server/idempotency.ts'
import { drawNumbers, drawSecret } from './draws.ts'
import { LINE_LIMITS, lotteries, type Lottery } from './lotteries.ts'
import { currentPeriod } from './periods.ts'
import { playsOf, type Play } from './plays.ts'
import { prizeOddsOf } from './prizeModes.ts'
import { combinationsOf } from './selection.ts'
import { payoutOf, settleAllDueBets } from './settle.ts'

const SHORT = lotteries().filter(({ lottery }) => lottery.everySeconds <= 600)

/** Arbitrary line of a bet with a valid selection of its play. */
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
    /** Stake per combination in hundredths. */
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
  let sandbox: GameSandbox
  beforeAll(async () => {
    sandbox = await openGameSandbox()
  }, 60_000)
  afterAll(() => sandbox.close())

  const game = lotteries().find((one) => one.lottery.kind === 'D5' && one.vendor.code === 'ELOTT')
  const currency = (): string => sandbox.services.merchants.get(sandbox.merchant).currency
  const balance = (): Promise<bigint> =>
    balanceOf(sandbox.db, sandbox.merchant, memberAccount(sandbox.memberId))
  const bet = async (lines: unknown[], key: string = randomUUID(), numero?: string) => {
    const open = await sandbox.call('GET', `/lotto/numero?gameId=${game?.gameId}`)
    const body = {
      gameId: game?.gameId,
      numero: numero ?? open.value['numero'],
      playType: 'trad',
      currency: currency(),
      lines,
    }
    return {
      ...(await sandbox.call('POST', '/lgw/orders', body, { 'idempotency-key': key })),
      numero: String(body.numero),
    }
  }
  const all = {
    playId: 'D5_FIRST1',
    selection: [['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']],
    unitStake: '1.00',
    multiple: 2,
  }

  it('take the stake once, wait for the draw, and pay exactly the odds (S-lottery-10)', async () => {
    const before = await balance()
    const key = randomUUID()
    const placed = await bet([all], key)
    expect(placed).toMatchObject({ status: 200, value: { stake: '20.00' } })
    expect((await bet([all], key)).value).toStrictEqual(placed.value)
    expect(await balance()).toBe(before - toMinor('20.00', currency()))
    sandbox.services.clock.advance((game?.lottery.everySeconds ?? 60) * 1000)
    await Promise.all([
      settleAllDueBets(sandbox.db, sandbox.services.clock.now()),
      sandbox.call('GET', '/lgw/orders'),
    ])
    // Exactly one of the ten digits comes first: 2.00 at 9.7.
    expect(await balance()).toBe(before - toMinor('20.00', currency()) + toMinor('19.40', currency()))
    expect(await auditLedger(sandbox.db)).toStrictEqual([])
    const record = await sandbox.call('GET', '/lgw/orders?gameCategory=ELOTT')
    expect(record.value).toMatchObject({
      list: [{ status: 'LOST', stake: '20.00', payout: '19.40', profit: '-0.60', numero: placed.numero }],
    })
  })

  it('cost their stake again under a key whose answer is forgotten (S-lottery-10)', async () => {
    const before = await balance()
    const key = randomUUID()
    await bet([all], key)
    sandbox.services.clock.advance((game?.lottery.everySeconds ?? 60) * 1000)
    await settleAllDueBets(sandbox.db, sandbox.services.clock.now())
    await purgeAnswers(sandbox.db, new Date(sandbox.services.clock.now().getTime() + 3 * 86_400_000))
    expect(await bet([all], key)).toMatchObject({ status: 200, value: { stake: '20.00' } })
    expect(await balance()).toBe(before - toMinor('40.00', currency()) + toMinor('19.40', currency()))
    sandbox.services.clock.advance((game?.lottery.everySeconds ?? 60) * 1000)
    await settleAllDueBets(sandbox.db, sandbox.services.clock.now())
    expect(await auditLedger(sandbox.db)).toStrictEqual([])
  })

  /** Moves the clock past the draw of the current period, and settles. */
  const drawn = () => {
    sandbox.services.clock.advance((game?.lottery.everySeconds ?? 60) * 1000)
    return settleAllDueBets(sandbox.db, sandbox.services.clock.now())
  }

  it('are paid at the odds that they were placed at, whatever a release changes (S-lottery-13)', async () => {
    const play = game && playsOf(game.lottery).find(({ playId }) => playId === all.playId)
    if (!play) throw new Error('There is no such play.')
    const before = await balance()
    await bet([all])
    const { odds } = play
    Object.assign(play, { odds: 100 })
    try {
      await drawn()
    } finally {
      Object.assign(play, { odds })
    }
    expect(await balance()).toBe(before - toMinor('20.00', currency()) + toMinor('19.40', currency()))
  })

  it('that cannot be settled are reported, and hold up no others (S-lottery-13)', async () => {
    const before = await balance()
    await bet([all])
    await sandbox.db.run`
      insert into bet_order (merchant, member_id, kind, vendor, game_category, node_id, game_name, detail, numero, bet,
        status, stake, currency, placed_at)
      select merchant, member_id, kind, vendor, game_category, node_id, game_name, 'gone', numero,
        jsonb_set(bet, '{playId}', '"GONE"'), status, stake, currency, placed_at
      from bet_order cross join generate_series(1, 200) where status = 'PENDING'`
    await bet([all])
    const failed = await drawn()
    await sandbox.db.run`delete from bet_order where detail = 'gone' and status = 'PENDING'`
    expect(await balance()).toBe(before - toMinor('40.00', currency()) + toMinor('38.80', currency()))
    expect(failed).toHaveLength(200)
    expect(failed[0]).toMatchObject({
      error: { message: expect.stringContaining('no play GONE') as unknown },
    })
  })

  it('on a draw that was voided get their stake back, and no winnings (S-lottery-12)', async () => {
    const before = await balance()
    const { numero } = await bet([all])
    await sandbox.db.run`
      insert into lottery_draw (node_id, due_at, drawn_at, voided)
      select node_id, (bet->>'dueAt')::timestamptz, (bet->>'dueAt')::timestamptz, true
      from bet_order where numero = ${numero} and status = 'PENDING'`
    await drawn()
    expect(await balance()).toBe(before)
    expect((await sandbox.call('GET', '/lgw/orders?status=VOID')).value).toMatchObject({ list: [{ numero }] })
    expect(await auditLedger(sandbox.db)).toStrictEqual([])
  })

  it('are refused at other odds than the player agreed to (S-lottery-15)', async () => {
    const { selection } = all
    const before = await balance()
    const at = (odds: readonly string[]) => bet([{ ...all, odds }])
    for (const odds of [['9.7'], selection[0]?.map(() => '9.8') ?? []])
      expect(await at(odds)).toMatchObject({ status: 422, code: 'order.odds_changed' })
    expect(await balance()).toBe(before)
    expect(await at(selection[0]?.map(() => '9.70') ?? [])).toMatchObject({ status: 200 })
    await drawn()
  })

  it('are placed with all lines or none', async () => {
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

  it('are refused shortly before the draw, and for other periods', async () => {
    expect(await bet([all], randomUUID(), '202001010001')).toMatchObject({
      status: 422,
      code: 'order.period_closed',
    })
    const period = currentPeriod(game?.lottery ?? { everySeconds: 60 }, sandbox.services.clock.now())
    sandbox.services.clock.advance(period.closesAt.getTime() - sandbox.services.clock.now().getTime())
    expect(await bet([all])).toMatchObject({ status: 422, code: 'order.period_closed' })
  })

  describe('random bets', () => {
    const house = (): Promise<bigint> => balanceOf(sandbox.db, sandbox.merchant, houseAccount('lottery'))
    const state = async () => ({
      member: await balance(),
      house: await house(),
      orders: (await sandbox.db.row<{ count: bigint }>`select count(*) as count from bet_order`)?.count ?? 0n,
    })

    /** Moves the clock to the closing or drawing time of the current period. */
    function moveTo({ lottery }: Lottery, moment: 'closesAt' | 'drawsAt'): void {
      const { clock } = sandbox.services
      const until = currentPeriod(lottery, clock.now())[moment].getTime()
      clock.advance(Math.max(0, until - clock.now().getTime()))
    }

    async function pick({ game: { gameId }, playType, lines }: Slip) {
      const { value } = await sandbox.call('GET', `/lotto/numero?gameId=${gameId}`)
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

    /** Sends the same bet twice at the same time, like a double tap. */
    function placeTwice(body: unknown) {
      const headers = { 'idempotency-key': randomUUID() }
      return Promise.all([1, 2].map(() => sandbox.call('POST', '/lgw/orders', body, headers)))
    }

    it('cost their stake once, pay their odds once, and move nothing else', async () => {
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
          const now = sandbox.services.clock.now()
          await Promise.all([1, 2].map(() => settleAllDueBets(sandbox.db, now)))
          const secret = await drawSecret(sandbox.db)
          const numbers = drawNumbers(secret, { gameId: game.gameId, ...game.lottery }, body.numero)
          const table = prizeOddsOf(game, sandbox.services.merchants.get(sandbox.merchant), undefined)
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
      expect(await auditLedger(sandbox.db)).toStrictEqual([])
    }, 30_000)

    it('are refused without a loss when the period has closed meanwhile', async () => {
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
