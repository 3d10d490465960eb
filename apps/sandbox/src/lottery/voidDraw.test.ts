import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { openGameSandbox } from '../games/testing/gameSandbox.ts'
import { auditLedger, balanceOf, memberAccount } from '../ledger/index.ts'
import { lotteries } from './lotteries.ts'
import { playsOf } from './plays.ts'
import { settleAllDueBets } from './settle.ts'
import { voidDraw } from './voidDraw.ts'

test(
  'a voided draw has no result, and gives every open stake back, once (S-lottery-12)',
  { timeout: 60_000 },
  async () => {
    const sandbox = await openGameSandbox()
    try {
      const { db, merchant, memberId } = sandbox
      const { clock, merchants } = sandbox.services
      const game = lotteries().find((one) => one.lottery.kind === 'D5' && one.vendor.code === 'ELOTT')
      if (!game) throw new Error('There is no such lottery.')
      const [play] = playsOf(game.lottery)
      const selection = play?.positions.map(({ minimum, choices }) =>
        choices.slice(0, Math.max(1, minimum)).map(({ code }) => code),
      )
      const balance = () => balanceOf(db, merchant, memberAccount(memberId))
      const before = await balance()
      const bet = async () => {
        const open = await sandbox.call('GET', `/lotto/numero?gameId=${game.gameId}`)
        const body = {
          gameId: game.gameId,
          numero: open.value['numero'],
          playType: play?.playType,
          currency: merchants.get(merchant).currency,
          lines: [{ playId: play?.playId, selection, unitStake: '1.00', multiple: 2 }],
        }
        const reply = await sandbox.call('POST', '/lgw/orders', body, { 'idempotency-key': randomUUID() })
        return String(reply.value['numero'])
      }
      const numero = await bet()
      await bet()
      expect(await balance()).toBeLessThan(before)
      expect(await voidDraw(db, game, clock.now())).toEqual({ numero, refunded: 2 })
      expect(await balance()).toBe(before)
      const { value: next } = await sandbox.call('GET', `/lotto/numero?gameId=${game.gameId}`)
      const { value: draws } = await sandbox.call('GET', `/lotto/draws?gameId=${game.gameId}`)
      expect(JSON.stringify([next, draws])).not.toContain(numero)
      const { value: record } = await sandbox.call('GET', '/lgw/orders?status=VOID')
      const voided = { numero, stake: '2.00', payout: '2.00', profit: '0.00' }
      expect(record).toMatchObject({ list: [voided, voided], totals: { count: 2, profit: '0.00' } })
      clock.advance(24 * 3_600_000)
      await settleAllDueBets(db, clock.now())
      expect(await balance()).toBe(before)
      expect(await db.rows`select from inbox_message where template = 'drawVoided'`).toHaveLength(1)
      expect(await auditLedger(db)).toEqual([])
    } finally {
      await sandbox.close()
    }
  },
)
