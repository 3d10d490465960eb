import type { Db } from '../database/index.ts'
import type { Job } from '../jobs/job.ts'
import { everySeconds } from '../jobs/schedule.ts'
import { fromBase } from '../ledger/index.ts'
import type { Merchant } from '../merchants.ts'
import { issueReward } from '../rewards/issue.ts'
import { BONUS_DAYS, BONUS_TURNOVER, FIRST_DEPOSIT } from './promises.ts'

/** Member's first paid deposit. */
export interface FirstDeposit {
  readonly order: string
  /** Minor units. */
  readonly amount: bigint
}

/** First deposit of a member that was paid, by the ledger. */
const firstDepositOf = (db: Db, merchant: string, memberId: bigint): Promise<FirstDeposit | undefined> =>
  db.row<FirstDeposit>`
    select transfer.detail->>'order' as order, entry.amount
    from ledger_account account join ledger_entry entry on entry.account_id = account.id
      join ledger_transfer transfer on transfer.id = entry.transfer_id
    where account.merchant = ${merchant} and account.member_id = ${memberId} and kind = 'deposit' and entry.amount > 0
    order by transfer.id limit 1`

/**
 * Issues the bonus on a member's first deposit, once.
 * @returns false when there is no deposit
 */
export async function issueFirstDepositBonus(
  tx: Db,
  merchant: Merchant,
  memberId: bigint,
  at: Date,
): Promise<boolean> {
  const deposit = await firstDepositOf(tx, merchant.code, memberId)
  if (!deposit) return false
  const most = fromBase(FIRST_DEPOSIT.most, merchant.currency)
  await issueReward(tx, {
    merchant,
    memberId: memberId.toString(),
    template: 'firstDeposit',
    amount: deposit.amount < most ? deposit.amount : most,
    key: `first-deposit:${memberId}`,
    at,
    days: BONUS_DAYS,
    turnover: BONUS_TURNOVER,
    promotionId: FIRST_DEPOSIT.promotionId,
  })
  return true
}

/** True when a member may still choose the bonus with a deposit. */
export async function maySelectFirstDeposit(db: Db, merchant: string, memberId: bigint): Promise<boolean> {
  const begun = await db.row`
    select from promotion_application
    where member_id = ${memberId} and promotion_id = ${FIRST_DEPOSIT.promotionId} and state <> 'rejected'`
  return !begun && !(await firstDepositOf(db, merchant, memberId))
}

/** Remembers the promotion that a member chose with a deposit. */
export async function chooseForDeposit(
  tx: Db,
  choice: { merchant: string; memberId: string; orderNumber: string; key: string },
): Promise<void> {
  await tx.run`
    insert into deposit_promotion (order_number, merchant, member_id, promotion_key)
    values (${choice.orderNumber}, ${choice.merchant}, ${BigInt(choice.memberId)}, ${choice.key})
    on conflict do nothing`
}

/** Job that issues the bonus once the deposit that it was chosen with is paid, and is the first. */
export const chosenBonuses: Job = {
  name: 'promotions/first-deposit',
  about: 'Bonuses chosen with a deposit',
  schedule: everySeconds(5),
  catchUp: 'latest',
  run: async ({ tx, services, due }) => {
    const chosen = await tx.rows<{
      order_number: string
      merchant: string
      member_id: bigint
      posted_at: Date
    }>`
      select order_number, choice.merchant, choice.member_id, posted_at
      from deposit_promotion choice join ledger_transfer transfer
        on transfer.merchant = choice.merchant and kind = 'deposit' and transfer.detail->>'order' = order_number
      where promotion_key = ${FIRST_DEPOSIT.key} and posted_at <= ${due}
      order by transfer.id`
    for (const { order_number, merchant, member_id, posted_at } of chosen) {
      // The choice is done with; a deposit that was not the first one gives nothing.
      await tx.run`delete from deposit_promotion where order_number = ${order_number}`
      const first = await firstDepositOf(tx, merchant, member_id)
      if (first?.order !== order_number) continue
      const applied = await tx.run`
        insert into promotion_application as before
          (merchant, member_id, promotion_id, state, images, applied_at, decided_at)
        values (${merchant}, ${member_id}, ${FIRST_DEPOSIT.promotionId}, 'issued', 0, ${posted_at}, ${posted_at})
        on conflict (member_id, promotion_id) do update
          set state = 'issued', decided_at = excluded.decided_at, reason = null
          where before.state in ('applying', 'rejected')`
      if (applied > 0)
        await issueFirstDepositBonus(tx, services.merchants.get(merchant), member_id, posted_at)
    }
  },
}
