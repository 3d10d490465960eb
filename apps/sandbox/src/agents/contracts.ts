import type { PayTier } from '@livery/domain/agents'

import type { Db } from '../database/index.ts'
import { toDecimal } from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import type { Schemas } from '../wire.ts'

export type ContractKind = Schemas['ContractKind']

/** Stored tier: `from` in minor units, as text. */
export interface StoredTier {
  readonly from: string
  readonly activeMembers: number
  readonly rate: string
}

/** Stored contract. */
export interface ContractRow {
  readonly id: bigint
  readonly kind: ContractKind
  readonly offered_by: string
  readonly tiers: readonly StoredTier[]
  readonly period: Schemas['Contract']['period']
  readonly state: 'pending' | 'active' | 'declined'
  readonly starts_at: Date
  readonly ends_at: Date | null
  readonly answered_at: Date | null
  /** End of the last period that was reckoned. */
  readonly reckoned_until: Date | null
}

/** Tiers of a contract with sums in minor units. */
export const tiersOf = ({ tiers }: Pick<ContractRow, 'tiers'>): PayTier[] =>
  tiers.map(({ from, ...tier }) => ({ ...tier, from: BigInt(from) }))

/** A member's contracts of a kind, latest first. */
export const contractsOf = (db: Db, memberId: string, kind: ContractKind): Promise<ContractRow[]> =>
  db.rows<ContractRow>`
    select * from agent_contract where member_id = ${BigInt(memberId)} and kind = ${kind} order by id desc`

/** Kinds of contract that the member has yet to accept or decline. */
export async function pendingKinds(db: Db, memberId: string, now: Date): Promise<ReadonlySet<ContractKind>> {
  const rows = await db.rows<{ kind: ContractKind }>`
    select distinct kind from agent_contract
    where member_id = ${BigInt(memberId)} and state = 'pending' and (ends_at is null or ends_at > ${now})`
  return new Set(rows.map(({ kind }) => kind))
}

/** State of a contract at a given time. */
export function stateOf({ state, ends_at }: ContractRow, now: Date): Schemas['ContractState'] {
  return state !== 'declined' && ends_at !== null && ends_at <= now ? 'ended' : state
}

/** Contract in the wire format. */
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
