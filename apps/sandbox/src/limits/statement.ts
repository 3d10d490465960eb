import type { Db } from '../database/index.ts'
import { toDecimal } from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import { signedIn, type Handler } from '../operations.ts'
import { stretchOf } from '../platform/period.ts'
import { signInBefore } from '../sessions/devices.ts'
import { movedSince } from './moneyLimits.ts'
import { minutesSignedIn, paceOf } from './pace.ts'
import { sessionEndsAt } from './sessionLimit.ts'

/** What a member staked, won and moved in a period, and how long they were signed in. */
export const getActivityStatement: Handler<'getActivityStatement'> = async (context) => {
  const { db, merchant, query, clock } = context
  const { member } = signedIn(context)
  const { from, to } = stretchOf(query.period, clock.now())
  const moved = (kind: string) => movedSince(db, merchant.code, member.id, [kind], from, to)
  return {
    period: query.period ?? 'today',
    ...(await playedSince(db, merchant, member.id, from, to)),
    deposited: toDecimal(await moved('deposit'), merchant.currency),
    withdrawn: toDecimal(-(await moved('withdrawal')), merchant.currency),
    minutes: await minutesSignedIn(db, member.id, from, to),
  }
}

/** How long the caller's session lasts, what it has cost, and when its member wants to hear of it. */
export const getPlaySession: Handler<'getPlaySession'> = async (context) => {
  const { db, merchant, clock } = context
  const { member, session } = signedIn(context)
  const now = clock.now()
  const before = await signInBefore(db, session)
  const endsAt = await sessionEndsAt(db, member.id, session.startedAt, now)
  return {
    startedAt: session.startedAt.toISOString(),
    serverTime: now.toISOString(),
    ...(before ? { lastLoginAt: before.signedInAt } : {}),
    ...(endsAt ? { endsAt: endsAt.toISOString() } : {}),
    // Play money needs no pause: a trial account has no limits of its own.
    realityCheckMinutes: member.trial ? 0 : (await paceOf(db, member.id, now)).reality_check_minutes,
    ...(await playedSince(db, merchant, member.id, session.startedAt, now)),
  }
}

/** Stakes and wins of a stretch of time, in the merchant's currency; what was given back was not staked. */
async function playedSince(db: Db, { code, currency }: Merchant, memberId: string, from: Date, to: Date) {
  const staked = -(await movedSince(db, code, memberId, ['stake', 'refund'], from, to))
  const won = await movedSince(db, code, memberId, ['win'], from, to)
  const money = (minor: bigint) => toDecimal(minor, currency)
  return { currency, staked: money(staked), won: money(won), net: money(won - staked) }
}
