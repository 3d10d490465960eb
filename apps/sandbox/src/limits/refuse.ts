import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { toMinor } from '../ledger/index.ts'
import { lockMember } from '../members/findMember.ts'
import { longestEndOf } from '../sessions/session.ts'
import { toldEnd } from './exclusionEnd.ts'
import { hasLimit, moneyLimits, type LimitScope } from './moneyLimits.ts'
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
  refuse(tx, of, 'loss', async () => stake)

/**
 * Refuses a deposit that would exceed a deposit limit of the member.
 * @param amountOf - reads the sum in minor units, open orders included; asked for under the member's lock, and only
 * where there is a limit
 * @throws Failure 422 `limit.deposit`
 */
export const refuseDeposit = (tx: Db, of: LimitScope, amountOf: () => Promise<bigint>): Promise<void> =>
  refuse(tx, of, 'deposit', amountOf)

/**
 * Refuses to open a game for real money to a member whose loss limit is used up: the next stake would be
 * refused.
 * @throws Failure 422 `limit.loss`
 */
export const refuseLossOfAnything = (tx: Db, of: LimitScope): Promise<void> =>
  refuse(tx, of, 'loss', async () => 1n)

/** Player of an open game: what decides whether a stake may be taken. */
export interface GamePlayer extends Pace {
  readonly excluded_until: Date | null
  /** Start and end of the session that opened the game; no start where that session is too old to be kept. */
  readonly started_at: Date | null
  readonly ended_at: Date | null
  /** When the play of that session began. */
  readonly play_started_at: Date | null
  readonly has_loss_limit: boolean
}

/**
 * Refuses a stake in an open game of a member who may no longer play: excluded, past the session limit, or
 * without the session that opened the game. Vendors learn this from the platform. A round that runs already may
 * still be left, with its winnings.
 * @throws Failure 422 `limit.excluded`, 401 `limit.session` or `session.expired`
 */
export function refuseOutsideSession(player: GamePlayer, now: Date): void {
  const { excluded_until: excludedUntil, started_at: startedAt, ended_at: endedAt } = player
  const { play_started_at: playStartedAt } = player
  refuseExcluded(excludedUntil, now)
  // Idleness does not count: a session may expire while its member plays on in another window.
  if (!startedAt || endedAt || longestEndOf(startedAt) <= now)
    fail(401, 'session.expired', { message: 'The session has ended, please log in again.' })
  refuseOverlong(player, playStartedAt ?? startedAt, now)
}

/**
 * Refuses a stake in an open game, for what {@link refuseOutsideSession} and {@link refuseLoss} refuse.
 * @param stake - minor units
 */
export async function refuseStake(tx: Db, player: GamePlayer, of: LimitScope, stake: bigint): Promise<void> {
  refuseOutsideSession(player, of.now)
  if (player.has_loss_limit) await refuseLoss(tx, of, stake)
}

const SENTENCES = {
  loss: 'This stake could pass a loss limit.',
  deposit: 'This deposit would pass a deposit limit.',
} as const

async function refuse(
  tx: Db,
  of: LimitScope,
  kind: 'loss' | 'deposit',
  amountOf: () => Promise<bigint>,
): Promise<void> {
  const { currency } = of.merchant
  if (!(await hasLimit(tx, of.memberId, kind))) return
  // Lock: two simultaneous calls of a member must not both fit under one limit, so the used amount is read
  // under it.
  await lockMember(tx, of.memberId)
  const amount = await amountOf()
  for (const limit of await moneyLimits(tx, of)) {
    if (limit.kind !== kind || limit.amount === undefined) continue
    if (toMinor(limit.used, currency) + amount > toMinor(limit.amount, currency)) {
      fail(422, `limit.${kind}`, { message: SENTENCES[kind], data: { limit: limit.amount, currency } })
    }
  }
}
