import type { Db } from '../database/index.ts'
import { toDecimal } from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import type { Schemas } from '../wire.ts'

export type ContractKind = Schemas['ContractKind']

/** A tier as it is kept: `from` in minor units, as text. */
export interface KeptTier {
  readonly from: string
  readonly activeMembers: number
  readonly rate: string
}

/** A contract as it is kept. */
export interface ContractRow {
  readonly id: bigint
  readonly kind: ContractKind
  readonly offered_by: string
  readonly tiers: readonly KeptTier[]
  readonly period: Schemas['Contract']['period']
  readonly state: 'pending' | 'active' | 'declined'
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly answered_at: Date | null
}

/** A member's contracts of a kind, the latest first. */
export const contractsOf = (db: Db, memberId: string, kind: ContractKind): Promise<ContractRow[]> =>
  db.rows<ContractRow>`
    select * from agent_contract where member_id = ${BigInt(memberId)} and kind = ${kind} order by id desc`

/** Which kinds of contract wait for a member's answer. */
export async function pendingKinds(db: Db, memberId: string, now: Date): Promise<ReadonlySet<ContractKind>> {
  const rows = await db.rows<{ kind: ContractKind }>`
    select distinct kind from agent_contract
    where member_id = ${BigInt(memberId)} and state = 'pending' and (ends_at is null or ends_at > ${now})`
  return new Set(rows.map(({ kind }) => kind))
}

/** How a contract stands at a moment. */
export function stateOf({ state, ends_at }: ContractRow, now: Date): Schemas['ContractState'] {
  return state !== 'declined' && ends_at !== null && ends_at <= now ? 'ended' : state
}

/** A contract as the wire has it. */
export function contractValue(row: ContractRow, { currency }: Merchant, now: Date): Schemas['Contract'] {
  return {
    id: `con_${row.id}`,
    kind: row.kind,
    state: stateOf(row, now),
    from: row.offered_by,
    currency,
    tiers: row.tiers.map(({ from, ...tier }) => ({ ...tier, from: toDecimal(BigInt(from), currency) })),
    period: row.period,
    startsAt: row.starts_at.toISOString(),
    ...(row.ends_at ? { endsAt: row.ends_at.toISOString() } : {}),
    ...(row.answered_at ? { answeredAt: row.answered_at.toISOString() } : {}),
  }
}
