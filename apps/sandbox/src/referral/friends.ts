import type { Db } from '../database/index.ts'
import type { Job } from '../jobs/job.ts'
import { everySeconds } from '../jobs/schedule.ts'
import { fromBase } from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import { liveFlags } from '../platform/flags.ts'
import { BONUS_DAYS, BONUS_TURNOVER, REFERRAL } from '../promotions/promises.ts'
import { issueReward } from '../rewards/issue.ts'
import { countingFriends, type Friend } from './counting.ts'

/** Stake in minor units with which an invited friend counts. */
export const qualifyingStake = ({ currency }: Pick<Merchant, 'currency'>): bigint =>
  fromBase(REFERRAL.staked, currency)

/** Invited friend as the inviting member and the job of gifts see it. */
export interface InvitedFriend extends Friend {
  readonly username: string
  readonly created_at: Date
  /** Reward paid for this friend in minor units; null while unpaid. */
  readonly claimed: bigint | null
  /** True for a friend who has had the own gift. */
  readonly gifted: boolean
}

/** Addresses of this machine and its network tell no household. */
const NO_HOUSEHOLD = '^($|127\\.|::1$|::ffff:127\\.)'

/**
 * Friends of a member, or of every member of a merchant, latest first, as they stood at a moment.
 * @param inviter - null for all
 */
export const friendsOf = (
  db: Db,
  merchant: string,
  inviter: bigint | null,
  at: Date,
): Promise<InvitedFriend[]> =>
  db.rows<InvitedFriend>`
    with household as (
      select member_id, array_agg(distinct address) as addresses from session
      where merchant = ${merchant} and address !~ ${NO_HOUSEHOLD} group by member_id
    )
    select member.id, parent_id as inviter, username, created_at, invite_reward.amount as claimed,
      exists (select from reward where reward.merchant = member.merchant and key = 'friend:' || member.id) as gifted,
      coalesce(own.addresses, '{}') as addresses, coalesce(theirs.addresses, '{}') as inviter_addresses,
      coalesce(played.staked, 0)::bigint as staked, coalesce(played.has_deposit, false) as has_deposit
    from member left join invite_reward on invited_id = member.id
      left join household own on own.member_id = member.id
      left join household theirs on theirs.member_id = parent_id
      left join lateral (
        select -sum(entry.amount) filter (where kind in ('stake', 'refund')) as staked,
          bool_or(kind = 'deposit') as has_deposit
        from ledger_account account join ledger_entry entry on entry.account_id = account.id
          join ledger_transfer transfer on transfer.id = entry.transfer_id
        where account.member_id = member.id and posted_at <= ${at}) as played on true
    where member.merchant = ${merchant} and type in (0, 1, 2)
      and (parent_id = ${inviter} or ${inviter}::bigint is null and parent_id is not null)
    order by created_at desc, member.id desc`

/** Job of the gift that an invited friend gets; the inviting member claims the own one under Invite friends. */
export const friendGifts: Job = {
  name: 'referral/friends',
  about: 'Gifts of invited friends who have staked enough',
  schedule: everySeconds(30),
  catchUp: 'latest',
  run: async ({ tx, services, due }) => {
    for (const merchant of services.merchants.all) {
      if (!(await liveFlags(tx, merchant)).REFERRAL) continue
      const friends = await friendsOf(tx, merchant.code, null, due)
      const counting = countingFriends(friends, qualifyingStake(merchant))
      for (const { id, gifted } of friends.toReversed()) {
        if (gifted || !counting.has(id)) continue
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
