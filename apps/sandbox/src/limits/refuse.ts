import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { toMinor } from '../ledger/index.ts'
import { lockMember } from '../members/findMember.ts'
import type { Merchant } from '../merchants.ts'
import { longestEndOf } from '../sessions/session.ts'
import { toldEnd } from './exclusionEnd.ts'
import { moneyLimits, type LimitScope } from './moneyLimits.ts'
import { type Pace, refuseOverlong } from './sessionLimit.ts'

/**
 * Refuses members who have excluded themselves.
 * @throws Failure 422 `limit.excluded`
 */
export function refuseExcluded(closedUntil: Date | null, now: Date): void {
  if (closedUntil && closedUntil > now) {
    fail(422, 'limit.excluded', {
      message: 'This account takes a break from play.',
      data: toldEnd(closedUntil),
    })
  }
}

/**
 * Refuses a stake that could exceed a loss limit of the member.
 * @param stake - minor units, all of which may be lost
 * @throws Failure 422 `limit.loss`
 */
export const refuseLoss = (tx: Db, of: LimitScope, stake: bigint): Promise<void> =>
  refuse(tx, of, 'loss', stake)

/**
 * Refuses a deposit that would exceed a deposit limit of the member.
 * @param amount - minor units, open orders included
 * @throws Failure 422 `limit.deposit`
 */
export const refuseDeposit = (tx: Db, of: LimitScope, amount: bigint): Promise<void> =>
  refuse(tx, of, 'deposit', amount)

/**
 * Refuses to open a game for real money to a member whose loss limit is used up: the next stake would be
 * refused.
 * @throws Failure 422 `limit.loss`
 */
export const refuseLossOfAnything = (tx: Db, of: LimitScope): Promise<void> => refuse(tx, of, 'loss', 1n)

/** Player of an open game, with the session that opened it. */
export interface GamePlayer {
  readonly memberId: string
  readonly ownerId: string | null
}

/**
 * Refuses a stake in an open game of a member who may no longer play: excluded, past the session limit, or
 * without the session that opened the game. Vendors learn this from the platform. A round that runs already may
 * still be left, with its winnings.
 * @returns whether the member has a loss limit, which the same statement tells
 * @throws Failure 422 `limit.excluded`, 401 `limit.session` or `session.expired`
 */
export async function refuseOutsideSession(
  tx: Db,
  { memberId, ownerId }: GamePlayer,
  now: Date,
): Promise<{ readonly hasLossLimit: boolean }> {
  const found = await tx.row<
    Pace & {
      excluded_until: Date | null
      started_at: Date | null
      ended_at: Date | null
      has_loss_limit: boolean
    }
  >`
    select excluded_until, started_at, ended_at,
      exists (select from member_limit where member_limit.member_id = member.id and kind = 'loss') as has_loss_limit,
      session_minutes, pending_session_minutes, pending_session_from
    from member
      left join session on session.member_id = member.id and session.id = ${BigInt(ownerId ?? 0)}
      left join member_pace on member_pace.member_id = member.id
    where member.id = ${BigInt(memberId)}`
  refuseExcluded(found?.excluded_until ?? null, now)
  // Idleness does not count: a session may expire while its member plays on in another window.
  if (!found?.started_at || found.ended_at || longestEndOf(found.started_at) <= now)
    fail(401, 'session.expired', { message: 'The session has ended, please log in again.' })
  refuseOverlong(found, found.started_at, now)
  return { hasLossLimit: found.has_loss_limit }
}

/**
 * Refuses a stake in an open game, for what {@link refuseOutsideSession} and {@link refuseLoss} refuse.
 * @param stake - minor units
 */
export async function refuseStake(
  tx: Db,
  player: GamePlayer & { readonly merchant: Merchant },
  stake: bigint,
  now: Date,
): Promise<void> {
  const { hasLossLimit } = await refuseOutsideSession(tx, player, now)
  if (hasLossLimit) await refuseLoss(tx, { ...player, now }, stake)
}

const SENTENCES = {
  loss: 'This stake could pass a loss limit.',
  deposit: 'This deposit would pass a deposit limit.',
} as const

async function refuse(tx: Db, of: LimitScope, kind: 'loss' | 'deposit', amount: bigint): Promise<void> {
  const { currency } = of.merchant
  const set = (await moneyLimits(tx, of)).filter((limit) => limit.kind === kind)
  if (set.length === 0) return
  // Lock: two simultaneous calls of a member must not both fit under one limit, so the used amount is read
  // again under it.
  await lockMember(tx, of.memberId)
  for (const limit of await moneyLimits(tx, of)) {
    if (limit.kind !== kind || limit.amount === undefined) continue
    if (toMinor(limit.used, currency) + amount > toMinor(limit.amount, currency)) {
      fail(422, `limit.${kind}`, { message: SENTENCES[kind], data: { limit: limit.amount, currency } })
    }
  }
}
