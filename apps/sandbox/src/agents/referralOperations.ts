import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { fromBase, houseAccount, memberAccount, post, toDecimal } from '../ledger/index.ts'
import { lockMember } from '../members/findMember.ts'
import { mask } from '../members/masking.ts'
import type { Merchant } from '../merchants.ts'
import { notGuest, type Handlers } from '../operations.ts'
import { requireFlag } from '../platform/flags.ts'
import { cutPage } from '../platform/pages.ts'
import { REFERRAL } from '../promotions/promises.ts'
import { qualifyingStake } from '../referral/friends.ts'
import { affiliateCodeOf, registerUrl } from './affiliateCode.ts'

interface InvitedRow {
  readonly id: bigint
  readonly username: string
  readonly created_at: Date
  /** Staked so far in minor units; refunded stakes do not count. */
  readonly staked: bigint
  /** Reward paid for this member in minor units; null while unpaid. */
  readonly claimed: bigint | null
}

/** Operations on invitations. */
export const referralOperations: Pick<Handlers, 'getReferral' | 'claimInvite'> = {
  getReferral: async (context) => {
    const { db, merchant, query, siteOrigin } = context
    const { member } = notGuest(context)
    await requireFlag(db, merchant, 'REFERRAL')
    const { currency } = merchant
    const code = await affiliateCodeOf(db, member.id)
    const inviteUrl = registerUrl(siteOrigin, code)
    const invited = await invitedBy(db, member.id)
    const reward = fromBase(REFERRAL.reward, currency)
    const paid = invited.reduce((sum, { claimed }) => sum + (claimed ?? 0n), 0n)
    const claimable = reward * BigInt(invited.filter((one) => isClaimable(one, merchant)).length)
    return {
      inviteUrl,
      qrText: inviteUrl,
      affiliateCode: code,
      currency,
      rewardPerMember: toDecimal(reward, currency),
      earned: toDecimal(paid + claimable, currency),
      claimable: toDecimal(claimable, currency),
      ...invitedPage(invited, merchant, query),
    }
  },

  claimInvite: async (context) => {
    const { db, merchant, clock, idempotencyKey } = context
    const { member } = notGuest(context)
    await requireFlag(db, merchant, 'REFERRAL')
    const { currency } = merchant
    const now = clock.now()
    return db.transaction(async (tx) => {
      await lockMember(tx, member.id)
      const ready = (await invitedBy(tx, member.id)).filter((one) => isClaimable(one, merchant))
      if (ready.length === 0) fail(422, 'invite.not_eligible', { message: 'Nobody new counts yet.' })
      const reward = fromBase(REFERRAL.reward, currency)
      await tx.run`
        insert into invite_reward (invited_id, member_id, amount, claimed_at)
        select invited, ${BigInt(member.id)}, ${reward}, ${now} from unnest(${ready.map(({ id }) => id)}::bigint[]) as invited`
      const amount = reward * BigInt(ready.length)
      await post(tx, {
        merchant: merchant.code,
        key: `invite:${member.id}:${idempotencyKey}`,
        kind: 'commission',
        currency,
        entries: [
          { account: houseAccount('commission'), amount: -amount },
          { account: memberAccount(member.id), amount },
        ],
        at: now,
        detail: { invited: String(ready.length) },
      })
      return { currency, amount: toDecimal(amount, currency) }
    })
  },
}

/** Members who registered with a member's code, latest first. */
const invitedBy = (db: Db, memberId: string): Promise<InvitedRow[]> =>
  db.rows<InvitedRow>`
    select member.id, username, created_at, invite_reward.amount as claimed,
      (select coalesce(-sum(entry.amount), 0)::bigint
        from ledger_account account join ledger_entry entry on entry.account_id = account.id
          join ledger_transfer transfer on transfer.id = entry.transfer_id
        where account.member_id = member.id and kind in ('stake', 'refund')) as staked
    from member left join invite_reward on invited_id = member.id
    where parent_id = ${BigInt(memberId)} order by created_at desc, member.id desc`

const isQualified = ({ claimed, staked }: InvitedRow, merchant: Merchant): boolean =>
  claimed !== null || staked >= qualifyingStake(merchant)

const isClaimable = (row: InvitedRow, merchant: Merchant): boolean =>
  row.claimed === null && isQualified(row, merchant)

function invitedPage(
  invited: readonly InvitedRow[],
  merchant: Merchant,
  query: Parameters<typeof cutPage>[1],
) {
  const { list, ...page } = cutPage(invited, query)
  const value = list.map((row) => ({
    userName: mask(row.username),
    joinedAt: row.created_at.toISOString(),
    qualified: isQualified(row, merchant),
  }))
  return { invited: value, ...page }
}
