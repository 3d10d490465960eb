import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { fromBase, houseAccount, memberAccount, post, toDecimal } from '../ledger/index.ts'
import { lockMember } from '../members/findMember.ts'
import { mask } from '../members/masking.ts'
import type { Merchant } from '../merchants.ts'
import { letterSum, sendLetter } from '../messages/letters.ts'
import { notGuest, type Handlers } from '../operations.ts'
import { requireFlag } from '../platform/flags.ts'
import { cutPage } from '../platform/pages.ts'
import { bonusTerms } from '../promotions/bonusTerms.ts'
import { BONUS_TURNOVER, REFERRAL } from '../promotions/promises.ts'
import { countingFriends } from '../referral/counting.ts'
import { friendsOf, type InvitedFriend, qualifyingStake } from '../referral/friends.ts'
import { affiliateCodeOf, registerUrl } from './affiliateCode.ts'

/** Friends of a member, with those that count and those whose reward waits. */
interface Invitations {
  readonly invited: readonly InvitedFriend[]
  readonly counting: ReadonlySet<bigint>
  readonly claimable: readonly InvitedFriend[]
}

/** Operations on invitations. */
export const referralOperations: Pick<Handlers, 'getReferral' | 'claimInvite'> = {
  getReferral: async (context) => {
    const { db, merchant, query, siteOrigin, clock } = context
    const { member } = notGuest(context)
    await requireFlag(db, merchant, 'REFERRAL')
    const { currency } = merchant
    const code = await affiliateCodeOf(db, member.id)
    const inviteUrl = registerUrl(siteOrigin(), code)
    const invitations = await invitationsOf(db, merchant, member.id, clock.now())
    const reward = fromBase(REFERRAL.reward, currency)
    const paid = invitations.invited.reduce((sum, { claimed }) => sum + (claimed ?? 0n), 0n)
    const claimable = reward * BigInt(invitations.claimable.length)
    return {
      inviteUrl,
      qrText: inviteUrl,
      affiliateCode: code,
      currency,
      rewardPerMember: toDecimal(reward, currency),
      earned: toDecimal(paid + claimable, currency),
      claimable: toDecimal(claimable, currency),
      ...invitedPage(invitations, query),
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
      const { claimable: ready } = await invitationsOf(tx, merchant, member.id, now)
      if (ready.length === 0) fail(422, 'invite.not_eligible', { message: 'Nobody new counts yet.' })
      const reward = fromBase(REFERRAL.reward, currency)
      await tx.run`
        insert into invite_reward (invited_id, member_id, amount, claimed_at)
        select invited, ${BigInt(member.id)}, ${reward}, ${now} from unnest(${ready.map(({ id }) => id)}::bigint[]) as invited`
      const amount = reward * BigInt(ready.length)
      const turnover = String(bonusTerms(merchant, BONUS_TURNOVER, now).turnover)
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
        // The promotion's page says how often it has to be staked, as for every bonus (S-referral-05).
        detail: { invited: String(ready.length), turnover },
      })
      const details = { amount: letterSum(amount, currency), turnover }
      await sendLetter(tx, {
        merchant: merchant.code,
        memberId: member.id,
        template: 'rewardClaimed',
        details,
        now,
      })
      return { currency, amount: toDecimal(amount, currency) }
    })
  },
}

async function invitationsOf(db: Db, merchant: Merchant, memberId: string, now: Date): Promise<Invitations> {
  const invited = await friendsOf(db, merchant.code, BigInt(memberId), now)
  const counting = countingFriends(invited, qualifyingStake(merchant))
  return {
    invited,
    counting,
    claimable: invited.filter(({ id, claimed }) => claimed === null && counting.has(id)),
  }
}

function invitedPage({ invited, counting }: Invitations, query: Parameters<typeof cutPage>[1]) {
  const { list, ...page } = cutPage(invited, query)
  const value = list.map((row) => ({
    userName: mask(row.username),
    joinedAt: row.created_at.toISOString(),
    qualified: counting.has(row.id),
  }))
  return { invited: value, ...page }
}
