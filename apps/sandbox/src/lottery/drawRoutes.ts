import type { FastifyInstance } from 'fastify'

import type { Services } from '../operations.ts'
import { drawNumbers, drawSecret } from './draws.ts'
import { lotteries, lotteryOf } from './lotteries.ts'
import { endEarly, readSchedules } from './schedule.ts'
import { settleAllDueBets } from './settle.ts'
import { voidDraw } from './voidDraw.ts'

/** Routes for drawing a lottery early. */
export function drawRoutes(app: FastifyInstance, { db, clock }: Services): void {
  app.get('/sandbox/draws', async () => {
    const scheduleOf = await readSchedules(db, clock.now())
    return {
      list: lotteries().map((game) => {
        const { numero, drawsAt } = scheduleOf(game).current()
        return { gameId: game.gameId, name: game.name, vendor: game.vendor.name, numero, drawsAt }
      }),
    }
  })

  app.post<{ Querystring: { gameId?: string } }>('/sandbox/draw', async ({ query }) => {
    const game = lotteryOf(query.gameId ?? '')
    const now = clock.now()
    const { numero } = await endEarly(db, game, 'drawn', now)
    await settleAllDueBets(db, now)
    return {
      gameId: game.gameId,
      numero,
      numbers: drawNumbers(await drawSecret(db), { gameId: game.gameId, ...game.lottery }, numero),
    }
  })

  /** Ends the current period without a result, and refunds its bets. */
  app.post<{ Querystring: { gameId?: string } }>('/sandbox/draw/void', async ({ query }) =>
    voidDraw(db, lotteryOf(query.gameId ?? ''), clock.now()),
  )
}
