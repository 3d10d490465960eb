import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'

import { openGameSandbox, type GameSandbox } from '../games/testing/gameSandbox.ts'
import { auditLedger, balanceOf, memberAccount, toMinor } from '../ledger/index.ts'
import { onPostgres, SLOW_TESTS } from '../testing/databases.ts'
import { lotteryOrder } from '../testing/lotteryOrder.ts'
import { player } from '../testing/player.ts'
import { useSandbox } from '../testing/testSandbox.ts'
import { untilLockWaits } from '../testing/untilLockWaits.ts'
import { lotteries } from './lotteries.ts'
import { currentPeriod } from './periods.ts'
import { endEarly } from './schedule.ts'

describe('an early draw', SLOW_TESTS, () => {
  let sandbox: GameSandbox
  beforeAll(async () => {
    sandbox = await openGameSandbox()
  }, SLOW_TESTS.timeout)
  afterAll(() => sandbox.close())

  const game = lotteries().find((one) => one.lottery.kind === 'D5' && one.vendor.code === 'ELOTT')
  const gameId = game?.gameId ?? ''
  const numero = async () => (await sandbox.call('GET', `/lotto/numero?gameId=${gameId}`)).value
  const draw = async (id = gameId): Promise<Record<string, unknown>> => {
    const answer = await sandbox.app.inject({ method: 'POST', url: `/sandbox/draw?gameId=${id}` })
    return { ...answer.json<Record<string, unknown>>(), status: answer.statusCode }
  }
  const draws = async () =>
    (await sandbox.call('GET', `/lotto/draws?gameId=${gameId}&pageSize=5`)).value['list'] as {
      numero: string
      numbers: string[]
      drawnAt: string
    }[]
  const bet = async (period: string) =>
    sandbox.call(
      'POST',
      '/lgw/orders',
      {
        gameId,
        numero: period,
        playType: 'trad',
        currency: 'EUR',
        lines: [
          {
            playId: 'D5_FIRST1',
            selection: [['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']],
            unitStake: '1.00',
            multiple: 1,
          },
        ],
      },
      { 'idempotency-key': randomUUID() },
    )

  it('ends the next period where another process drew meanwhile, by a clock that is ahead', async () => {
    if (!game) throw new Error('The sandbox has no such lottery.')
    const { db, clock } = sandbox.services
    const now = clock.now()
    const first = await endEarly(db, game, 'drawn', new Date(now.getTime() + 40))
    const second = await endEarly(db, game, 'voided', now)
    expect(second.numero > first.numero).toBe(true)
    clock.advance(1000)
    const { lastDraw } = await numero()
    expect(lastDraw).toMatchObject({ numero: first.numero })
  })

  it('opens the next period at that time, and leaves past draws unchanged', async () => {
    const before = await draws()
    const running = await numero()
    const { clock } = sandbox.services
    clock.advance(5000)
    expect(await draw()).toEqual({
      status: 200,
      gameId,
      numero: running['numero'],
      numbers: expect.any(Array) as unknown,
    })
    const next = await numero()
    expect(String(next['numero']) > String(running['numero'])).toBe(true)
    expect(next).toMatchObject({
      opensAt: clock.now().toISOString(),
      lastDraw: { numero: running['numero'], drawnAt: clock.now().toISOString() },
    })
    const length = (game?.lottery.everySeconds ?? 0) * 1000
    expect(Date.parse(String(next['drawsAt'])) - clock.now().getTime()).toBe(length)
    expect((await draws()).slice(1)).toEqual(before.slice(0, 4))
  })

  it('settles its bets once, and takes further bets for the next period', async () => {
    const wallet = () => balanceOf(sandbox.db, sandbox.merchant, memberAccount(sandbox.memberId))
    const before = await wallet()
    const { numero: period } = await numero()
    expect(await bet(String(period))).toMatchObject({ status: 200, value: { numero: period } })
    await draw()
    // Exactly one of the ten digits comes first, at 9.7.
    const after = before - toMinor('10.00', 'EUR') + toMinor('9.70', 'EUR')
    expect(await wallet()).toBe(after)
    expect((await sandbox.call('GET', '/lgw/orders?gameCategory=ELOTT')).value).toMatchObject({
      list: [{ status: 'LOST', numero: period }],
    })
    expect(await bet(String(period))).toMatchObject({ status: 422, code: 'order.period_closed' })
    const { numero: next } = await numero()
    expect((await bet(String(next))).status).toBe(200)
    await draw(lotteries().find((one) => one.gameId !== gameId)?.gameId)
    expect((await sandbox.call('GET', '/lgw/orders?gameCategory=ELOTT')).value).toMatchObject({
      list: [{ status: 'PENDING', numero: next }, { status: 'LOST' }],
    })
    expect(await auditLedger(sandbox.db)).toEqual([])
  })

  it('draws one period per request, and refuses games without draws', async () => {
    const { numero: first } = await numero()
    const both = await Promise.all([draw(), draw()])
    expect(new Set(both.map((one) => one['numero'])).size).toBe(2)
    expect(both.map((one) => one['numero'])).toContain(first)
    expect(await draw('NOTHING')).toMatchObject({
      status: 404,
      code: 'resource.not_found',
      message: 'There is no lottery NOTHING.',
    })
  })

  it('is listed for the console, and removed by a reset', async () => {
    const list = (await sandbox.app.inject('/sandbox/draws')).json<{
      list: { gameId: string; numero: string }[]
    }>()
    expect(list.list.find((one) => one.gameId === gameId)?.numero).toBe((await numero())['numero'])
    const ahead = await sandbox.db.rows`select from lottery_draw`
    expect(ahead.length).toBeGreaterThan(0)
    await sandbox.app.inject({ method: 'POST', url: '/sandbox/reset' })
    expect(await sandbox.db.rows`select from lottery_draw`).toEqual([])
  })
})

onPostgres('a bet that waits for an early draw', (fresh) => {
  const at = useSandbox(fresh)

  test('comes too late for its period (S-lottery-10)', async () => {
    const game = lotteries().find((one) => one.lottery.kind === 'D5' && one.vendor.code === 'ELOTT')
    if (!game) throw new Error('The sandbox has no such lottery.')
    const now = at.clock.now()
    at.clock.advance(currentPeriod(game.lottery, now).drawsAt.getTime() - now.getTime())
    const { db } = at.sandbox
    const who = player(at.sandbox.app)
    await who.login('member')
    const bet = await lotteryOrder(who, game, { unitStake: '1.00', multiple: 1 })
    const [drawn, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const drawing = db.transaction(async (tx) => {
      // A process whose clock is a little ahead.
      await endEarly(tx, game, 'drawn', new Date(at.clock.now().getTime() + 30_000))
      drawn.resolve()
      await committed.promise
    })
    await drawn.promise
    const reply = bet()
    await untilLockWaits(db)
    committed.resolve()
    await drawing
    expect(await reply).toMatchObject({ status: 422, code: 'order.period_closed' })
  })
})
