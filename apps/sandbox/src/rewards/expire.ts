import type { Db } from '../database/index.ts'
import type { Job } from '../jobs/job.ts'
import { everySeconds } from '../jobs/schedule.ts'
import { houseAccount, post } from '../ledger/index.ts'
import type { Merchants } from '../merchants.ts'
import { letterSum, sendLetter } from '../messages/letters.ts'

interface LapsedRow {
  readonly id: bigint
  readonly merchant: string
  readonly member_id: bigint
  readonly amount: bigint
  readonly expires_at: Date
  readonly promotion_id: string | null
}

/**
 * Takes back rewards whose time is over: their money returns to the operator, dated by their expiry.
 * @param told - whether their members get a letter
 */
export async function expireRewards(tx: Db, merchants: Merchants, now: Date, told = true): Promise<void> {
  const lapsed = await tx.rows<LapsedRow>`
    update reward set expired_at = expires_at
    where claimed_at is null and expired_at is null and expires_at <= ${now}
    returning id, merchant, member_id, amount, expires_at, promotion_id`
  for (const { id, merchant, member_id, amount, expires_at, promotion_id } of lapsed) {
    const { currency } = merchants.get(merchant)
    await post(tx, {
      merchant,
      key: `reward:${id}:expiry`,
      kind: 'reward',
      currency,
      entries: [
        { account: houseAccount('rewards'), amount: -amount },
        { account: houseAccount('promotions'), amount },
      ],
      at: expires_at,
    })
    await tx.run`
      update promotion_application set state = 'closed'
      where member_id = ${member_id} and promotion_id = ${promotion_id ?? ''} and state = 'issued'`
    if (!told) continue
    await sendLetter(tx, {
      merchant,
      memberId: member_id.toString(),
      template: 'rewardExpired',
      details: { amount: letterSum(amount, currency) },
      now: expires_at,
    })
  }
}

/** Job that takes back rewards nobody claimed. */
export const expiry: Job = {
  name: 'rewards/expiry',
  about: 'Unclaimed rewards go back',
  schedule: everySeconds(30),
  catchUp: 'latest',
  run: ({ tx, services, due }) => expireRewards(tx, services.merchants, due),
}
