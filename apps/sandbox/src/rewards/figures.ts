import { fromBase, toDecimal } from '../ledger/index.ts'
import { memberRow } from '../members/findMember.ts'
import { realMember, type Handlers } from '../operations.ts'
import { cashbackRate } from '../vip/levels.ts'
import type { Schemas } from '../wire.ts'
import { STAKE_OF_A_POINT } from './daily.ts'

/** Days that are listed; the sums are over all. */
const DAYS = 100

/** Operations of a member's cashback and points, as figures of their own (S-rewards-04). */
export const figureOperations: Pick<Handlers, 'getCashback' | 'getPoints'> = {
  getCashback: async (context) => {
    const { db, merchant, clock } = context
    const { currency } = merchant
    const member = await memberRow(db, realMember(context).member.id)
    const rows = await db.rows<{ day: string; amount: bigint; state: Schemas['RewardState'] }>`
      select coalesce(details ->> 'day', to_char(issued_at at time zone 'UTC' - interval '1 day', 'YYYY-MM-DD')) as day,
        amount, case when claimed_at is not null then 'claimed' when expires_at <= ${clock.now()} then 'expired'
          else 'unclaimed' end as state
      from reward where member_id = ${member.id} and template = 'cashback' order by issued_at desc, id desc`
    const sumOf = (state: Schemas['RewardState']) =>
      toDecimal(
        rows.filter((row) => row.state === state).reduce((sum, { amount }) => sum + amount, 0n),
        currency,
      )
    return {
      currency,
      rate: cashbackRate(member.vip_level),
      unclaimed: sumOf('unclaimed'),
      claimed: sumOf('claimed'),
      list: rows
        .slice(0, DAYS)
        .map(({ day, amount, state }) => ({ day, amount: toDecimal(amount, currency), state })),
    }
  },

  getPoints: async (context) => {
    const { db, merchant } = context
    const { currency } = merchant
    const rows = await db.rows<{ day: string; points: bigint }>`
      select to_char(day, 'YYYY-MM-DD') as day, points from member_points
      where member_id = ${BigInt(realMember(context).member.id)} order by member_points.day desc`
    const list = rows.map(({ day, points }) => ({ day, points: Number(points) }))
    return {
      currency,
      total: list.reduce((sum, { points }) => sum + points, 0),
      stakeOfPoint: toDecimal(fromBase(STAKE_OF_A_POINT, currency), currency),
      list: list.slice(0, DAYS),
    }
  },
}
