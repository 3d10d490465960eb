import { json, type Db } from '../database/index.ts'
import { houseAccount, post } from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import { letterSum, sendLetter } from '../messages/letters.ts'
import type { LetterTemplate } from '../messages/templates.ts'
import { bonusTerms } from '../promotions/bonusTerms.ts'
import type { RewardTemplate } from './titles.ts'

const DAY_MS = 86_400_000

/** Reward to be issued. */
export interface NewReward {
  readonly merchant: Merchant
  readonly memberId: string
  readonly template: RewardTemplate
  /** Minor units, positive. */
  readonly amount: bigint
  /** Reason, unique in the merchant: `cashback:<member>:<day>`. A reason is rewarded once. */
  readonly key: string
  readonly at: Date
  /** Days in which it can be claimed. */
  readonly days: number
  /** Times that it must be staked before a withdrawal; 1 by default. */
  readonly turnover?: number
  /** Promotion that is completed by claiming it. */
  readonly promotionId?: string
  /** Values for the title and the letter. */
  readonly details?: Readonly<Record<string, string>>
  /** Letter to the member; `null` for none. */
  readonly letter?: LetterTemplate | null
}

/**
 * Issues a reward: the money is set aside on the operator's account of open rewards, and the member gets a
 * letter. Must be called inside a transaction.
 * @returns false when this reason was rewarded before, and nothing happened
 */
export async function issueReward(tx: Db, reward: NewReward): Promise<boolean> {
  const { merchant, memberId, template, amount, key, at, details = {}, letter = 'rewardIssued' } = reward
  // A regulator's limit on bonuses holds for every promotion (S-gaming-14).
  const { turnover } = bonusTerms(merchant, reward.turnover ?? 1, at)
  const until = new Date(at.getTime() + reward.days * DAY_MS)
  const row = await tx.row<{ id: bigint }>`
    insert into reward (merchant, member_id, template, amount, key, issued_at, expires_at, turnover, promotion_id, details)
    values (${merchant.code}, ${BigInt(memberId)}, ${template}, ${amount}, ${key}, ${at}, ${until},
      ${turnover}, ${reward.promotionId ?? null}, ${json(details)})
    on conflict (merchant, key) do nothing returning id`
  if (!row) return false
  await post(tx, {
    merchant: merchant.code,
    key: `reward:${row.id}:issue`,
    kind: 'reward',
    currency: merchant.currency,
    entries: [
      { account: houseAccount('promotions'), amount: -amount },
      { account: houseAccount('rewards'), amount },
    ],
    at,
    detail: { template, reason: key },
  })
  if (letter) {
    await sendLetter(tx, {
      merchant: merchant.code,
      memberId,
      template: letter,
      details: {
        ...details,
        amount: letterSum(amount, merchant.currency),
        until: until.toISOString().slice(0, 10),
      },
      now: at,
    })
  }
  return true
}
