import type { FastifyInstance } from 'fastify'

import { fail } from '../failure.ts'
import { toDecimal } from '../ledger/index.ts'
import type { Services } from '../operations.ts'
import { closeDeposit } from './deposits.ts'
import { closeWithdrawal } from './withdrawals.ts'

interface PaymentRow {
  readonly number: string
  readonly username: string
  readonly currency: string
  readonly amount: bigint
  readonly status: string
  readonly at: Date
}

/** Routes of the operator's payment desk: paying withdrawals, and receiving transfers. */
export function paymentRoutes(app: FastifyInstance, { db, clock }: Services): void {
  app.get<{ Querystring: { merchant?: string } }>('/sandbox/payments', async ({ query }) => {
    const merchant = query.merchant ?? null
    const rows = await db.rows<PaymentRow>`
      select number, username, currency, amount, status, at from (
        select number, merchant, member_id, currency, amount, created_at as at,
          case when status = 'pending' and expires_at <= ${clock.now()} then 'expired' else status end as status
        from deposit_order
        union all
        select number, merchant, member_id, currency, -amount, created_at, status from withdrawal
      ) as payment join member on member.id = member_id
      where ${merchant}::text is null or payment.merchant = ${merchant}
      order by at desc, number desc limit 100`
    return { list: rows.map((row) => ({ ...row, amount: toDecimal(row.amount, row.currency) })) }
  })

  app.post<{ Params: { number: string; outcome: string } }>(
    '/sandbox/payments/:number/:outcome',
    async ({ params: { number, outcome } }) => {
      if (outcome !== 'pay' && outcome !== 'refuse')
        fail(404, 'resource.not_found', { message: 'Pay or refuse.' })
      const paid = outcome === 'pay'
      const now = clock.now()
      const closed =
        (await closeDeposit(db, number, paid ? 'paid' : 'failed', now)) ??
        (await closeWithdrawal(db, number, paid ? 'paid' : 'rejected', now))
      if (!closed) fail(404, 'resource.not_found', { message: `There is no payment ${number}.` })
      return { number, status: closed.status }
    },
  )
}
