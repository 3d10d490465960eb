import type { Job, JobRun } from '../jobs/job.ts'
import { daily } from '../jobs/schedule.ts'
import { fromBase } from '../ledger/index.ts'
import { CASHBACK_TURNOVER } from '../promotions/promises.ts'
import { cashbackOf, VIP_STEPS } from '../vip/levels.ts'
import { issueReward } from './issue.ts'
import { stakesBetween } from './stakes.ts'

const DAY_MS = 86_400_000

/** Hour in UTC at which the day before is rewarded. */
export const REWARD_HOUR = 8

/** Days in which cashback can be claimed. */
export const CASHBACK_DAYS = 7

/** Stake of one point, in base units. */
export const STAKE_OF_A_POINT = 10

/** Birthday gift in base units, from this VIP level, with the days in which it can be claimed. */
const BIRTHDAY = { amount: 10, days: 14 } as const

/** Job of cashback and points for the stakes of the day before. */
export const cashback: Job = {
  name: 'rewards/cashback',
  about: 'Cashback and points of the day before',
  schedule: daily(REWARD_HOUR),
  catchUp: 'each',
  run: async ({ tx, services, due }: JobRun) => {
    const to = new Date(Math.floor(due.getTime() / DAY_MS) * DAY_MS)
    const from = new Date(to.getTime() - DAY_MS)
    const day = from.toISOString().slice(0, 10)
    for (const merchant of services.merchants.all) {
      const pointUnit = fromBase(STAKE_OF_A_POINT, merchant.currency)
      for (const { memberId, vipLevel, staked } of await stakesBetween(tx, merchant.code, from, to)) {
        const amount = cashbackOf(vipLevel, staked)
        if (amount > 0n) {
          await issueReward(tx, {
            merchant,
            memberId: memberId.toString(),
            template: 'cashback',
            amount,
            key: `cashback:${memberId}:${day}`,
            at: due,
            days: CASHBACK_DAYS,
            turnover: CASHBACK_TURNOVER,
            details: { day },
            letter: 'cashback',
          })
        }
        if (staked >= pointUnit) {
          await tx.run`
            insert into member_points (merchant, member_id, day, points, issued_at)
            values (${merchant.code}, ${memberId}, ${day}::date, ${staked / pointUnit}, ${due}) on conflict do nothing`
        }
      }
    }
  },
}

/** Levels with a birthday gift. */
const birthdayLevel = VIP_STEPS.findIndex((step) => step.birthdayGift)

/** Job of birthday gifts. */
export const birthdays: Job = {
  name: 'rewards/birthdays',
  about: 'Gifts for the birthdays of VIP members',
  schedule: daily(REWARD_HOUR),
  catchUp: 'each',
  run: async ({ tx, services, due }: JobRun) => {
    const today = due.toISOString().slice(5, 10)
    for (const merchant of services.merchants.all) {
      const members = await tx.rows<{ id: bigint }>`
        select id from member where merchant = ${merchant.code} and not staff and type in (0, 1, 2)
          and vip_level >= ${birthdayLevel} and to_char(birthday, 'MM-DD') = ${today} order by id`
      for (const { id } of members) {
        await issueReward(tx, {
          merchant,
          memberId: id.toString(),
          template: 'birthday',
          amount: fromBase(BIRTHDAY.amount, merchant.currency),
          key: `birthday:${id}:${due.getUTCFullYear()}`,
          at: due,
          days: BIRTHDAY.days,
        })
      }
    }
  },
}
