import type { FastifyInstance } from 'fastify'

import { fail } from '../failure.ts'
import { toDecimal } from '../ledger/index.ts'
import type { Services } from '../operations.ts'
import { readAmount } from '../wallet/transfer.ts'
import { closeDeposit, findDeposit } from './deposits.ts'
import { receivePayment } from './receipts.ts'
import { closeWithdrawal, type WithdrawalReason } from './withdrawals.ts'

interface PaymentRow {
  readonly number: string
  readonly username: string
  readonly currency: string
  readonly amount: bigint
  readonly status: string
  readonly at: Date
}

/** Details of what the desk does: the sum and reference of a payment that arrived, the reason of a refusal. */
interface Outcome {
  readonly amount?: string
  readonly reference?: string
  readonly reason?: string
}

const REASONS = ['details', 'checks', 'bank', 'rules'] as const satisfies readonly WithdrawalReason[]

/** Routes of the operator's payment desk: paying, refusing and returning withdrawals, and receiving transfers. */
export function paymentRoutes(app: FastifyInstance, { db, clock, merchants }: Services): void {
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

  app.post<{ Params: { number: string; outcome: string }; Body: Outcome | undefined }>(
    '/sandbox/payments/:number/:outcome',
    async ({ params: { number, outcome }, body }) => {
      if (outcome !== 'pay' && outcome !== 'refuse' && outcome !== 'return')
        fail(404, 'resource.not_found', { message: 'Pay, refuse or return.' })
      const now = clock.now()
      const closed =
        (await onDeposit(number, outcome, body, now)) ?? (await onWithdrawal(number, outcome, body, now))
      if (!closed) fail(404, 'resource.not_found', { message: `There is no payment ${number}.` })
      return { number, status: closed.status }
    },
  )

  async function onDeposit(number: string, outcome: string, body: Outcome | undefined, now: Date) {
    const order = await findDeposit(db, number)
    if (!order || outcome === 'return') return undefined
    if (outcome === 'refuse') return closeDeposit(db, number, 'failed', now)
    const receipt = {
      // Without a reference it is the report of the order's first payment, however often it is repeated.
      reference: body?.reference ?? `first:${number}`,
      arrived:
        body?.amount === undefined ? order.amount + order.fee : readAmount(body.amount, order.currency),
      now,
    }
    if (receipt.arrived <= 0n) fail(422, 'amount.too_low', { message: 'Nothing arrived.' })
    return receivePayment(db, (code) => merchants.get(code), number, receipt)
  }

  async function onWithdrawal(number: string, outcome: string, body: Outcome | undefined, now: Date) {
    if (outcome === 'pay') return closeWithdrawal(db, number, { status: 'paid' }, now)
    const fallback = outcome === 'refuse' ? 'checks' : 'bank'
    const reason = REASONS.find((one) => one === (body?.reason ?? fallback))
    if (!reason) fail(400, 'request.invalid', { message: `Reasons are ${REASONS.join(', ')}.` })
    const status = outcome === 'refuse' ? 'rejected' : 'returned'
    return closeWithdrawal(db, number, { status, reason }, now)
  }
}
