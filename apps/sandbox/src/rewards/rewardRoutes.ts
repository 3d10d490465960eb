import { randomUUID } from 'node:crypto'

import type { FastifyInstance } from 'fastify'

import { fail } from '../failure.ts'
import { toDecimal } from '../ledger/index.ts'
import { findByUsername } from '../members/findMember.ts'
import type { Services } from '../operations.ts'
import { readAmount } from '../wallet/transfer.ts'
import { issueReward } from './issue.ts'

interface DeskRow {
  readonly id: string
  readonly username: string
  readonly template: string
  readonly amount: bigint
  readonly merchant: string
  readonly issuedAt: Date
  readonly state: string
}

/** Days in which a gift of the desk can be claimed. */
const DESK_DAYS = 30

/** Routes of the operator's desk for rewards: the list, and a gift to a member. */
export function rewardRoutes(app: FastifyInstance, { db, clock, merchants }: Services): void {
  app.get<{ Querystring: { merchant?: string } }>('/sandbox/rewards', async ({ query }) => {
    const merchant = query.merchant ?? null
    const rows = await db.rows<DeskRow>`
      select reward.id::text, username, template, amount, reward.merchant, issued_at as "issuedAt",
        case when claimed_at is not null then 'claimed' when expires_at <= ${clock.now()} then 'expired'
          else 'unclaimed' end as state
      from reward join member on member.id = member_id
      where ${merchant}::text is null or reward.merchant = ${merchant} order by issued_at desc, reward.id desc limit 100`
    return {
      list: rows.map((row) => ({
        ...row,
        amount: toDecimal(row.amount, merchants.get(row.merchant).currency),
      })),
    }
  })

  app.post<{
    Querystring: { merchant?: string }
    Body: { username?: unknown; amount?: unknown } | undefined
  }>('/sandbox/rewards', async ({ query, body }) => {
    const merchant = merchants.get(query.merchant)
    const { username, amount } = body ?? {}
    if (typeof username !== 'string' || typeof amount !== 'string')
      return fail(400, 'request.invalid', { message: 'Send { "username", "amount": "5.00" }.' })
    const member = await findByUsername(db, merchant.code, username)
    if (!member) return fail(404, 'resource.not_found', { message: `No member is called ${username}.` })
    const minor = readAmount(amount, merchant.currency)
    if (minor <= 0n) return fail(422, 'amount.too_low', { message: 'A gift is more than nothing.' })
    await db.transaction((tx) =>
      issueReward(tx, {
        merchant,
        memberId: member.id.toString(),
        template: 'desk',
        amount: minor,
        key: `desk:${randomUUID()}`,
        at: clock.now(),
        days: DESK_DAYS,
      }),
    )
    return { issued: true }
  })
}
