import type { FastifyInstance } from 'fastify'

import { fail } from '../failure.ts'
import type { Services } from '../operations.ts'
import { carrySessions } from '../sessions/carrySessions.ts'
import { SETTLING_MS } from './job.ts'
import { allJobs, jobStates, runDueJobs } from './runJobs.ts'
import { moveClock } from './sharedClock.ts'

const DAY_MS = 86_400_000

/** Longest move of the clock at once; longer ones would take minutes of hourly jobs. */
const LONGEST_MOVE_MS = 100 * DAY_MS

/** Body of a move: by milliseconds, or past the next due time of a job. */
interface Move {
  readonly advanceMs?: unknown
  readonly past?: unknown
}

/** Routes of the clock and the jobs. */
export function clockRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  app.get('/sandbox/jobs', async () => ({ now: clock.now(), list: await jobStates(db, services) }))

  /** Moves the clock and runs everything that has become due, before it answers; nobody is logged out by it. */
  app.post<{ Body: Move | undefined }>('/sandbox/clock', async ({ body }) => {
    const ms = Math.round(readMove(body ?? {}))
    await db.transaction(async (tx) => {
      await carrySessions(tx, clock.now(), ms)
      await moveClock(tx, clock, ms)
    })
    const ran = await runDueJobs(services)
    return { now: clock.now().toISOString(), ran }
  })

  function readMove({ advanceMs, past }: Move): number {
    if (typeof past === 'string') {
      const job = allJobs(services).find(({ name }) => name === past)
      if (!job) return fail(404, 'resource.not_found', { message: `No job is called ${past}.` })
      const now = clock.now()
      return job.schedule.next(now).getTime() + SETTLING_MS + 1 - now.getTime()
    }
    if (typeof advanceMs !== 'number' || !(advanceMs >= 0 && advanceMs <= LONGEST_MOVE_MS)) {
      return fail(400, 'request.invalid', {
        message: `Send { "advanceMs": 0 to ${LONGEST_MOVE_MS} } or { "past": "<job>" }; time goes forward only.`,
      })
    }
    return advanceMs
  }
}
