import type { FastifyInstance } from 'fastify'

import { fail } from '../failure.ts'
import type { Services } from '../operations.ts'
import { decideApplication, type Verdict } from './decide.ts'

/** Routes of the operator's desk for applications. */
export function applicationRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock } = services

  app.get<{ Querystring: { merchant?: string } }>('/sandbox/applications', async ({ query }) => {
    const merchant = query.merchant ?? null
    const list = await db.rows`
      select application.id::text, username, promotion_id as "promotionId", state, comment, images,
        applied_at as "appliedAt", reason
      from promotion_application application join member on member.id = member_id
      where ${merchant}::text is null or application.merchant = ${merchant}
      order by state in ('applying', 'process') desc, applied_at desc limit 100`
    return { list }
  })

  app.post<{ Params: { id: string; verdict: string }; Body: { reason?: unknown } | undefined }>(
    '/sandbox/applications/:id/:verdict',
    async ({ params: { id, verdict }, body }) => {
      if (!/^\d{1,18}$/.test(id) || (verdict !== 'approve' && verdict !== 'refuse'))
        fail(404, 'resource.not_found', { message: 'Approve or refuse an application.' })
      const reason = typeof body?.reason === 'string' && body.reason.trim() ? body.reason.trim() : 'desk'
      const asked: Verdict = verdict === 'approve' ? { approve: true } : { refuse: reason.slice(0, 400) }
      const state = await db.transaction((tx) =>
        decideApplication(tx, services, BigInt(id), asked, clock.now()),
      )
      if (!state) fail(404, 'resource.not_found', { message: `No application ${id} waits for an answer.` })
      return { id, state }
    },
  )
}
