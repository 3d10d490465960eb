import type { Db } from '../database/index.ts'
import type { TimeSpan } from '../platform/period.ts'

/** Maximum depth of a team. */
const DEEPEST = 20

/** Member of an agent's team. */
export interface TeamMember {
  readonly id: bigint
  readonly username: string
  readonly type: number
  /** Id of the member who invited this one. */
  readonly parent_id: bigint
  /** Distance from the agent, from 1. */
  readonly level: number
  readonly created_at: Date
  readonly last_login: Date | null
  /** Balance of all wallets, in minor units. */
  readonly balance: bigint
}

/** All members below an agent, nearest level first. */
export const teamOf = (db: Db, merchant: string, agentId: string): Promise<TeamMember[]> =>
  db.rows<TeamMember>`
    with recursive team as (
      select id, parent_id, 1 as level from member where merchant = ${merchant} and parent_id = ${BigInt(agentId)}
      union all
      select member.id, member.parent_id, level + 1 from member join team on member.parent_id = team.id
      where level < ${DEEPEST}
    )
    select id, username, type, parent_id, level, created_at,
      (select max(started_at) from session where member_id = member.id) as last_login,
      (select coalesce(sum(balance), 0)::bigint from ledger_account account where account.member_id = member.id) as balance
    from team join member using (id, parent_id) order by level, username`

/** Number of team members below each one, at any depth. */
export function countsUnder(team: readonly TeamMember[]): ReadonlyMap<bigint, number> {
  const counts = new Map<bigint, number>()
  // Processed from the deepest level up, so that each member's own count is complete when it is added.
  for (const { id, parent_id } of team.toReversed()) {
    counts.set(parent_id, (counts.get(parent_id) ?? 0) + 1 + (counts.get(id) ?? 0))
  }
  return counts
}

/** Team members below one of them. */
export function branchOf(team: readonly TeamMember[], top: bigint): TeamMember[] {
  const inside = new Set([top])
  return team.filter(({ id, parent_id }) => inside.has(parent_id) && inside.add(id))
}

/** A member's money totals over a period; minor units. */
export interface Figures {
  readonly deposited: bigint
  readonly withdrawn: bigint
  readonly staked: bigint
  readonly won: bigint
  /** Payouts of promotions and rewards. */
  readonly promotions: bigint
}

export const NO_FIGURES: Figures = { deposited: 0n, withdrawn: 0n, staked: 0n, won: 0n, promotions: 0n }

/** Totals of members by id; members without movements are missing. */
export async function figuresOf(
  db: Db,
  ids: readonly bigint[],
  { from, to }: TimeSpan,
): Promise<ReadonlyMap<bigint, Figures>> {
  const rows = await db.rows<{ id: bigint } & Figures>`
    select member_id as id, sum(deposited)::bigint as deposited, sum(withdrawn)::bigint as withdrawn,
      sum(staked)::bigint as staked, sum(won)::bigint as won, sum(promotions)::bigint as promotions
    from member_result
    where member_id = any(${ids}::bigint[]) and posted_at >= ${from} and posted_at < ${to}
    group by member_id`
  return new Map(rows.map(({ id, ...figures }) => [id, figures]))
}

/** A member's results in one hour. */
export interface HourResult {
  readonly member_id: bigint
  /** Beginning of the hour. */
  readonly hour: Date
  readonly staked: bigint
  /** Operator's side: staked less won less bonuses. */
  readonly net: bigint
}

/** Results of members hour by hour; hours without movements are missing. */
export const hourResultsOf = (
  db: Db,
  ids: readonly bigint[],
  { from, to }: TimeSpan,
): Promise<HourResult[]> =>
  db.rows<HourResult>`
    select member_id, date_trunc('hour', posted_at, 'UTC') as hour, sum(staked)::bigint as staked,
      sum(staked - won - promotions)::bigint as net
    from member_result
    where member_id = any(${ids}::bigint[]) and posted_at >= ${from} and posted_at < ${to}
    group by 1, 2`

/** Sum of totals. */
export const sumOf = (all: Iterable<Figures>): Figures =>
  [...all].reduce(
    (sum, one) => ({
      deposited: sum.deposited + one.deposited,
      withdrawn: sum.withdrawn + one.withdrawn,
      staked: sum.staked + one.staked,
      won: sum.won + one.won,
      promotions: sum.promotions + one.promotions,
    }),
    NO_FIGURES,
  )
