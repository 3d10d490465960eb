import { json, type Db } from '../database/index.ts'
import { fromBase } from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import type { ContractKind } from './contracts.ts'

/** Contract to be offered; sums in base units. */
export interface Offer {
  readonly kind: ContractKind
  readonly period: 'hour' | 'day' | 'half_month' | 'month'
  readonly tiers: readonly (readonly [from: number, activeMembers: number, rate: string])[]
  /** True when the member has accepted it already. */
  readonly accepted: boolean
  readonly startsAt: Date
  readonly endsAt: Date
}

/** Writes a contract for a member. */
export async function writeOffer(
  tx: Db,
  { code, currency }: Merchant,
  username: string,
  { kind, period, tiers, accepted, startsAt, endsAt }: Offer,
): Promise<void> {
  const kept = tiers.map(([from, activeMembers, rate]) => ({
    from: fromBase(from, currency).toString(),
    activeMembers,
    rate,
  }))
  await tx.run`
    insert into agent_contract
      (merchant, member_id, kind, offered_by, tiers, period, state, starts_at, ends_at, answered_at)
    select ${code}, id, ${kind}, 'staff', ${json(kept)}, ${period}, ${accepted ? 'active' : 'pending'}, ${startsAt},
      ${endsAt}, ${accepted ? startsAt : null}
    from member where merchant = ${code} and lower(username) = lower(${username})`
}
