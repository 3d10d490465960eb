import type { PayPeriod } from '@livery/domain/agents'

import { type ContractRow, tiersOf } from '../agents/contracts.ts'
import { teamOf } from '../agents/team.ts'
import type { Db } from '../database/index.ts'
import { duePays, expectAcceptance, type ExpectedContract, type Movement } from './agentExpectation.ts'

const HOUR_MS = 3_600_000

/** Contracts that ran before the first step, by id, with the moment up to which they were reckoned. */
export type RunningContracts = ReadonlyMap<bigint, Date>

/** Puts the playing members of a merchant below its agent, and looks which contracts run. */
export async function gatherTeam(
  db: Db,
  merchant: string,
  members: readonly bigint[],
): Promise<RunningContracts> {
  await db.run`
    update member set parent_id = agent.id from member agent
    where member.id = any(${members}::bigint[]) and member.merchant = ${merchant}
      and agent.merchant = ${merchant} and agent.username = 'agent'`
  const rows = await db.rows<{ id: bigint; reckoned_until: Date }>`
    select id, reckoned_until from agent_contract where reckoned_until is not null`
  return new Map(rows.map((row) => [row.id, row.reckoned_until]))
}

type StoredContract = ContractRow & { readonly merchant: string; readonly member_id: bigint }

/** Contracts that were not paid exactly what the ledger makes due up to a moment. */
export async function payFaults(db: Db, running: RunningContracts, until: Date): Promise<string[]> {
  const contracts = await db.rows<StoredContract>`
    select * from agent_contract where state = 'active' and answered_at is not null order by id`
  const lastHour = Math.floor(until.getTime() / HOUR_MS) * HOUR_MS
  const faults: string[] = []
  for (const row of contracts) {
    const contract = expectedOf(row, running.get(row.id))
    const from = contract.reckonedUntil
    const pays = duePays(contract, await movementsBelow(db, row), lastHour)
    const paid = await db.rows<{ from_at: Date; amount: bigint }>`
      select from_at, amount from agent_pay
      where contract_id = ${row.id} and from_at >= ${new Date(from)} order by from_at`
    const wanted = pays.map((pay) => `${pay.from} ${pay.amount}`).join()
    if (wanted !== paid.map(({ from_at, amount }) => `${from_at.getTime()} ${amount}`).join())
      faults.push(`contract ${row.id} made ${paid.length} payments, due were ${pays.length}`)
  }
  return faults
}

function expectedOf(row: StoredContract, reckonedUntil: Date | undefined): ExpectedContract {
  const contract: ExpectedContract = {
    id: String(row.id),
    kind: row.kind,
    period: row.period as PayPeriod,
    tiers: tiersOf(row),
    endsAt: row.ends_at?.getTime() ?? Number.POSITIVE_INFINITY,
    state: 'active',
    reckonedUntil: reckonedUntil?.getTime() ?? 0,
  }
  if (!reckonedUntil) expectAcceptance(contract, row.answered_at?.getTime() ?? 0)
  return contract
}

/** Movements of a team, read from the ledger's entries. */
async function movementsBelow(db: Db, { merchant, member_id }: StoredContract): Promise<Movement[]> {
  const team = await teamOf(db, merchant, String(member_id))
  const rows = await db.rows<{ member_id: bigint; posted_at: Date; kind: string; amount: bigint }>`
    select account.member_id, posted_at, kind, amount
    from ledger_account account join ledger_entry entry on account_id = account.id
      join ledger_transfer transfer on transfer.id = transfer_id
    where account.member_id = any(${team.map(({ id }) => id)}::bigint[])
      and kind in ('stake', 'refund', 'win', 'promotion', 'reward')`
  return rows.map(({ member_id: id, posted_at, kind, amount }) => ({
    memberId: String(id),
    at: posted_at.getTime(),
    staked: kind === 'stake' || kind === 'refund' ? -amount : 0n,
    won: kind === 'win' ? amount : 0n,
    promotions: kind === 'promotion' || kind === 'reward' ? amount : 0n,
  }))
}
