import type { Db } from '../database/index.ts'
import { balanceOf, memberAccount, toDecimal } from '../ledger/index.ts'
import { lockMember } from '../members/findMember.ts'
import type { Merchant } from '../merchants.ts'
import { letterSum, sendLetter } from '../messages/letters.ts'
import { realMember, type CallContext, type Handlers, type SandboxModule } from '../operations.ts'
import { cancelOpenDeposits } from '../payments/deposits.ts'
import { timeSpanOf } from '../platform/period.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import type { Schemas } from '../wire.ts'
import { toldEnd, WITHOUT_END } from './exclusionEnd.ts'
import { type ExclusionPayout, exclusionPayouts, payOutExcluded } from './exclusionPayout.ts'
import { exclusionRoutes } from './exclusionRoutes.ts'
import { changeLimit, type LimitScope, moneyLimits } from './moneyLimits.ts'
import { changePlayTimeLimits, minutesSignedIn, playTimeLimitsOf } from './playTimeLimits.ts'
import { getActivityStatement, getPlaySession } from './statement.ts'

const DAY_MS = 86_400_000

/** Duration of each kind of pause, in days. */
const DAYS = {
  day: 1,
  week: 7,
  month: 30,
  six_months: 182,
  year: 365,
  three_years: 1096,
  five_years: 1826,
} as const

/** Maximum of the session minutes reported for a day. */
const MINUTES_PER_DAY = 1440

const operations: Handlers = {
  getLimits: async (context) => limitsValue(context.db, ofCaller(context)),

  setLimits: async (context) => {
    const of = ofCaller(context)
    return context.db.transaction(async (tx) => {
      // Lock: of two changes at once the later one is measured against the earlier, so that the stricter one stands.
      await lockMember(tx, of.memberId)
      for (const change of context.body.limits ?? []) await changeLimit(tx, of, change)
      await changePlayTimeLimits(tx, of.memberId, context.body, of.now)
      const { memberId, now, merchant } = of
      await sendLetter(tx, { merchant: merchant.code, memberId, template: 'limitsChanged', details: {}, now })
      return limitsValue(tx, of)
    })
  },

  startTimeOut: async (context) => {
    const until = await context.db.transaction((tx) => exclude(tx, context, context.body))
    return { until: until.toISOString() }
  },

  selfExclude: async (context) => {
    const { memberId, now, merchant } = ofCaller(context)
    return context.db.transaction(async (tx) => {
      const until = await exclude(tx, context, context.body)
      await tx.run`
        update member set self_excluded_until = greatest(coalesce(self_excluded_until, ${until}), ${until})
        where id = ${BigInt(memberId)}`
      const payout = await payOutExcluded(tx, merchant, memberId, now)
      if (!payout) await tellBalanceWaits(tx, merchant, memberId, now)
      return { ...toldEnd(until), ...(payout ? { payout: payoutValue(payout, merchant.currency) } : {}) }
    })
  },

  getActivityStatement,

  getPlaySession,
}

function ofCaller(context: Pick<CallContext, 'merchant' | 'clock' | 'session' | 'member'>): LimitScope {
  return { merchant: context.merchant, memberId: realMember(context).member.id, now: context.clock.now() }
}

async function limitsValue(db: Db, of: LimitScope): Promise<Schemas['Limits']> {
  const pace = await playTimeLimitsOf(db, of.memberId, of.now)
  const { from, to } = timeSpanOf('today', of.now)
  const {
    session_minutes: minutes,
    pending_session_minutes: pending,
    pending_session_from: pendingFrom,
  } = pace
  return {
    currency: of.merchant.currency,
    limits: await moneyLimits(db, of),
    ...(minutes === null ? {} : { sessionMinutes: minutes }),
    ...(pending === null ? {} : { pendingSessionMinutes: pending }),
    ...(pendingFrom ? { pendingSessionFrom: pendingFrom.toISOString() } : {}),
    realityCheckMinutes: pace.reality_check_minutes,
    playedMinutes: Math.min(MINUTES_PER_DAY, await minutesSignedIn(db, of.memberId, from, to)),
  }
}

/**
 * Excludes a member for a time that cannot be shortened, cancels the open deposits, and ends all of the member's
 * sessions.
 * @returns the end of the exclusion: the later one, where another was in force
 */
async function exclude(
  tx: Db,
  context: Pick<CallContext, 'clock' | 'session' | 'member'>,
  { duration }: { readonly duration: keyof typeof DAYS | 'indefinite' },
): Promise<Date> {
  const { member } = realMember(context)
  const now = context.clock.now()
  const until = duration === 'indefinite' ? WITHOUT_END : new Date(now.getTime() + DAYS[duration] * DAY_MS)
  // Orders before the member, as a payment locks them.
  await cancelOpenDeposits(tx, member.id, now)
  const row = await tx.row<{ until: Date }>`
    update member set excluded_until = greatest(coalesce(excluded_until, ${until}), ${until})
    where id = ${BigInt(member.id)} returning excluded_until as until`
  await endOtherSessions(tx, member.id, null, now)
  return row?.until ?? until
}

const payoutValue = (
  { paid, forfeited }: ExclusionPayout,
  currency: string,
): NonNullable<Schemas['Exclusion']['payout']> => ({
  currency,
  paid: toDecimal(paid, currency),
  forfeited: toDecimal(forfeited, currency),
})

/** Letter about money that customer service pays out, because no bank account is known. */
async function tellBalanceWaits(
  tx: Db,
  { code, currency }: Merchant,
  memberId: string,
  now: Date,
): Promise<void> {
  const balance = await balanceOf(tx, code, memberAccount(memberId))
  if (balance === 0n) return
  const details = { amount: letterSum(balance, currency) }
  await sendLetter(tx, { merchant: code, memberId, template: 'balanceWaits', details, now })
}

/** The seeded member who is excluded chose it; there is no bank account, so customer service has to pay. */
const seed = async (tx: Db): Promise<void> => {
  await tx.run`update member set self_excluded_until = excluded_until where excluded_until is not null`
}

/** Module of members' limits and pauses from play. */
export const limits: SandboxModule = {
  name: 'limits',
  operations,
  migrations: new URL('migrations/', import.meta.url),
  seed,
  jobs: [exclusionPayouts],
  routes: exclusionRoutes,
}
