import type { Db } from '../database/index.ts'
import { toDecimal } from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import { signedIn, type Handler } from '../operations.ts'
import { timeSpanOf } from '../platform/period.ts'
import { signInBefore } from '../sessions/devices.ts'
import { movedSince } from './moneyLimits.ts'
import { minutesSignedIn, playTimeLimitsOf } from './playTimeLimits.ts'
import { sessionEndsAt } from './sessionLimit.ts'

/** Activity statement: stakes, wins and movements of a member in a period, and the time signed in. */
export const getActivityStatement: Handler<'getActivityStatement'> = async (context) => {
  const { db, merchant, query, clock } = context
  const { member } = signedIn(context)
  const { from, to } = timeSpanOf(query.period, clock.now())
  const moved = (kind: string) => movedSince(db, merchant.code, member.id, [kind], from, to)
  return {
    period: query.period ?? 'today',
    ...(await playedSince(db, merchant, member.id, from, to)),
    deposited: toDecimal(await moved('deposit'), merchant.currency),
    withdrawn: toDecimal(-(await moved('withdrawal')), merchant.currency),
    minutes: await minutesSignedIn(db, member.id, from, to),
  }
}

/** Play session of the caller: duration, net result, and interval of the reality check. */
export const getPlaySession: Handler<'getPlaySession'> = async (context) => {
  const { db, merchant, clock } = context
  const { member, session } = signedIn(context)
  const now = clock.now()
  const before = await signInBefore(db, session)
  const endsAt = await sessionEndsAt(db, member.id, session.playStartedAt, now)
  return {
    startedAt: session.playStartedAt.toISOString(),
    serverTime: now.toISOString(),
    ...(before ? { lastLoginAt: before.signedInAt } : {}),
    ...(endsAt ? { endsAt: endsAt.toISOString() } : {}),
    // Trial accounts play with play money and have no limits.
    realityCheckMinutes: member.trial
      ? 0
      : (await playTimeLimitsOf(db, member.id, now)).reality_check_minutes,
    ...(await playedSince(db, merchant, member.id, session.playStartedAt, now)),
  }
}

/** Stakes and wins of a period, in the merchant's currency; refunded stakes do not count. */
async function playedSince(db: Db, { code, currency }: Merchant, memberId: string, from: Date, to: Date) {
  const staked = -(await movedSince(db, code, memberId, ['stake', 'refund'], from, to))
  const won = await movedSince(db, code, memberId, ['win'], from, to)
  const money = (minor: bigint) => toDecimal(minor, currency)
  return { currency, staked: money(staked), won: money(won), net: money(won - staked) }
}
