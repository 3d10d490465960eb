import type { FastifyInstance } from 'fastify'

import { orderNumber } from '../games/orders.ts'
import type { SandboxModule, Services } from '../operations.ts'
import { drawRoutes } from './drawRoutes.ts'
import { lotteryOperations } from './lotteryOperations.ts'
import { settleAllDueBets, type UnsettledBets } from './settle.ts'

/** Interval in ms between checks for finished draws. */
const SETTLE_EVERY_MS = 3000

/** Pays winners soon after a draw, without a request. */
function settleByItself(app: FastifyInstance, { db, clock }: Services): void {
  let running: Promise<void> = Promise.resolve()
  // A bet that cannot be settled is met again with every check, and told once.
  const told = new Set<bigint>()
  const tell = ({ row, error }: UnsettledBets[number]) => {
    if (told.has(row.id)) return
    told.add(row.id)
    console.error(`Bet ${orderNumber('lottery', row.id, row.placed_at)} cannot be settled:`, error)
  }
  const timer = setInterval(() => {
    running = running
      .then(async () => (await settleAllDueBets(db, clock.now())).forEach(tell))
      .catch((error: unknown) => console.error('Settling the lotteries failed:', error))
  }, SETTLE_EVERY_MS)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}

/** Module of lotteries, draws, and bets on them. */
export const lottery: SandboxModule = {
  name: 'lottery',
  operations: lotteryOperations,
  migrations: new URL('migrations/', import.meta.url),
  routes: (app, services) => {
    settleByItself(app, services)
    drawRoutes(app, services)
  },
}
