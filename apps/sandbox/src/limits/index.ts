import type { Db } from '../database/index.ts'
import { lockMember } from '../members/findMember.ts'
import { sendLetter } from '../messages/letters.ts'
import { realMember, type CallContext, type Handlers, type SandboxModule } from '../operations.ts'
import { cancelOpenDeposits } from '../payments/deposits.ts'
import { timeSpanOf } from '../platform/period.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import type { Schemas } from '../wire.ts'
import { toldEnd, WITHOUT_END } from './exclusionEnd.ts'
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

  startTimeOut: async (context) => ({ until: (await exclude(context, context.body)).toISOString() }),

  selfExclude: async (context) => toldEnd(await exclude(context, context.body)),

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
  context: Pick<CallContext, 'db' | 'clock' | 'session' | 'member'>,
  { duration }: { readonly duration: keyof typeof DAYS | 'indefinite' },
): Promise<Date> {
  const { db, clock } = context
  const { member } = realMember(context)
  const now = clock.now()
  const until = duration === 'indefinite' ? WITHOUT_END : new Date(now.getTime() + DAYS[duration] * DAY_MS)
  return db.transaction(async (tx) => {
    // Orders before the member, as a payment locks them.
    await cancelOpenDeposits(tx, member.id, now)
    const excluded = await tx.row<{ until: Date }>`
      update member set excluded_until = greatest(excluded_until, ${until}) where id = ${BigInt(member.id)}
      returning excluded_until as until`
    await endOtherSessions(tx, member.id, null, now)
    return excluded?.until ?? until
  })
}

/** Module of members' limits and pauses from play. */
export const limits: SandboxModule = { name: 'limits', operations }
