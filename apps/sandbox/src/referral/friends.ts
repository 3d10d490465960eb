import type { Db } from '../database/index.ts'
import type { Job } from '../jobs/job.ts'
import { everySeconds } from '../jobs/schedule.ts'
import { fromBase } from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import { liveFlags } from '../platform/flags.ts'
import { BONUS_DAYS, BONUS_TURNOVER, REFERRAL } from '../promotions/promises.ts'
import { issueReward } from '../rewards/issue.ts'

/** Stake in minor units with which an invited friend counts. */
export const qualifyingStake = ({ currency }: Pick<Merchant, 'currency'>): bigint =>
  fromBase(REFERRAL.staked, currency)

/** Members whom somebody invited, who have staked enough, and who have not had their own gift. */
const arrived = (tx: Db, merchant: Merchant, due: Date) =>
  tx.rows<{ id: bigint }>`
    select member.id
    from member join ledger_account account on account.member_id = member.id
      join ledger_entry entry on entry.account_id = account.id
      join ledger_transfer transfer on transfer.id = entry.transfer_id
    where member.merchant = ${merchant.code} and parent_id is not null and type in (0, 1, 2)
      and kind in ('stake', 'refund') and posted_at <= ${due}
      and not exists (select from reward where reward.merchant = member.merchant and key = 'friend:' || member.id)
    group by member.id having -sum(entry.amount) >= ${qualifyingStake(merchant)}
    order by member.id`

/** Job of the gift that an invited friend gets; the inviting member claims the own one under Invite friends. */
export const friendGifts: Job = {
  name: 'referral/friends',
  about: 'Gifts of invited friends who have staked enough',
  schedule: everySeconds(30),
  catchUp: 'latest',
  run: async ({ tx, services, due }) => {
    for (const merchant of services.merchants.all) {
      if (!(await liveFlags(tx, merchant)).REFERRAL) continue
      for (const { id } of await arrived(tx, merchant, due)) {
        await issueReward(tx, {
          merchant,
          memberId: id.toString(),
          template: 'friend',
          amount: fromBase(REFERRAL.friend, merchant.currency),
          key: `friend:${id}`,
          at: due,
          days: BONUS_DAYS,
          turnover: BONUS_TURNOVER,
        })
      }
    }
  },
}
