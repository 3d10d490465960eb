import { toDecimal } from '../ledger/index.ts'
import type { Handlers } from '../operations.ts'
import { pageOf, pageRange } from '../platform/pages.ts'
import { timeSpanOf } from '../platform/period.ts'
import type { ContractKind } from './contracts.ts'
import { agentOf } from './teamOperations.ts'

interface EarningRow {
  readonly kind: ContractKind
  readonly from_at: Date
  readonly to_at: Date
  readonly staked: bigint
  readonly net: bigint
  readonly active_members: number
  readonly rate: string
  readonly amount: bigint
  readonly paid_at: Date
}

/** Operation on what contracts have paid. */
export const earningOperations: Pick<Handlers, 'getAgentEarnings'> = {
  getAgentEarnings: async (context) => {
    const { db, merchant, query, clock } = context
    const id = BigInt(agentOf(context).id)
    const { currency } = merchant
    // By the day of payment, as the commission of the team's summary.
    const { from, to } = timeSpanOf(query.period, clock.now())
    const { limit, offset } = pageRange(query)
    const total = await db.row<{ count: number; amount: string }>`
      select count(*)::int as count, coalesce(sum(amount), 0) as amount from agent_pay
      where member_id = ${id} and paid_at >= ${from} and paid_at < ${to}`
    const rows = await db.rows<EarningRow>`
      select kind, agent_pay.* from agent_pay join agent_contract contract on contract.id = contract_id
      where agent_pay.member_id = ${id} and paid_at >= ${from} and paid_at < ${to}
      order by to_at desc, agent_pay.id desc limit ${limit} offset ${offset}`
    const list = rows.map((row) => ({
      kind: row.kind,
      from: row.from_at.toISOString(),
      to: row.to_at.toISOString(),
      staked: toDecimal(row.staked, currency),
      net: toDecimal(row.net, currency),
      activeMembers: row.active_members,
      rate: row.rate,
      amount: toDecimal(row.amount, currency),
      paidAt: row.paid_at.toISOString(),
    }))
    return {
      currency,
      period: query.period ?? 'today',
      total: toDecimal(BigInt(total?.amount ?? 0), currency),
      ...pageOf(list, total?.count ?? 0, query),
    }
  },
}
