import { type CardRow, cardsOf } from '../bankCards/cards.ts'
import type { Db } from '../database/index.ts'
import type { Job } from '../jobs/job.ts'
import { everySeconds } from '../jobs/schedule.ts'
import { balanceOf, houseAccount, memberAccount, post } from '../ledger/index.ts'
import { lockMember } from '../members/findMember.ts'
import type { Merchant } from '../merchants.ts'
import { letterSum, sendLetter } from '../messages/letters.ts'
import { readTurnover } from '../payments/turnoverMovements.ts'
import { requestWithdrawal } from '../payments/withdrawals.ts'
import { recallAll } from '../wallet/transfer.ts'

/** Payout of a member who excluded themselves; sums in minor units. */
export interface ExclusionPayout {
  /** Order number of the withdrawal; null where nothing was the member's own. */
  readonly number: string | null
  readonly paid: bigint
  /** Bonus money that was not played, and was taken back. */
  readonly forfeited: bigint
}

/**
 * Pays out all that a self-excluded member has, without a minimum, a fee or a number a day: it is the member's money,
 * and nobody may be made to stake it. Only bonus money whose turnover is not met goes back to the operator. Must be
 * called inside a transaction.
 * @returns undefined without a usable bank account: the money waits for customer service
 */
export async function payOutExcluded(
  tx: Db,
  merchant: Merchant,
  memberId: string,
  now: Date,
): Promise<ExclusionPayout | undefined> {
  const { code } = merchant
  await lockMember(tx, memberId)
  const card = await usableCard(tx, memberId)
  if (!card) return undefined
  await recallAll(tx, { merchant, memberId, now })
  const balance = await balanceOf(tx, code, memberAccount(memberId))
  const { bonus } = await readTurnover(tx, merchant, memberId)
  const forfeited = bonus < balance ? bonus : balance
  if (forfeited > 0n) await takeBack(tx, merchant, memberId, forfeited, now)
  const paid = balance - forfeited
  if (paid === 0n) return { number: null, paid, forfeited }
  const wish = { merchant, memberId, cardId: card.id, amount: paid, fee: 0n }
  const { number } = await requestWithdrawal(tx, wish, now)
  await sendLetter(tx, {
    merchant: code,
    memberId,
    template: 'exclusionPaid',
    details: { number, amount: letterSum(paid, merchant.currency) },
    now,
  })
  return { number, paid, forfeited }
}

/** Newest account of a member, unless the last payout to it came back. */
async function usableCard(tx: Db, memberId: string): Promise<CardRow | undefined> {
  const newest = (await cardsOf(tx, memberId)).at(-1)
  if (!newest) return undefined
  const last = await tx.row<{ status: string }>`
    select status from withdrawal where bank_card_id = ${newest.id} order by id desc limit 1`
  return last?.status === 'rejected' || last?.status === 'returned' ? undefined : newest
}

async function takeBack(
  tx: Db,
  { code, currency }: Merchant,
  memberId: string,
  amount: bigint,
  now: Date,
): Promise<void> {
  await post(tx, {
    merchant: code,
    key: `exclusion:${memberId}:${now.getTime()}:bonus`,
    kind: 'promotion',
    currency,
    entries: [
      { account: memberAccount(memberId), amount: -amount },
      { account: houseAccount('promotions'), amount },
    ],
    at: now,
    detail: { outcome: 'forfeited' },
  })
  await sendLetter(tx, {
    merchant: code,
    memberId,
    template: 'bonusTaken',
    details: { amount: letterSum(amount, currency) },
    now,
  })
}

/** Job that pays out what excluded members get later: winnings of bets that were open, and money from vendors. */
export const exclusionPayouts: Job = {
  name: 'limits/exclusion-payouts',
  about: 'Money of members who excluded themselves',
  schedule: everySeconds(60),
  catchUp: 'latest',
  run: async ({ tx, services, due }) => {
    const waiting = await tx.rows<{ id: bigint; merchant: string }>`
      select id, merchant from member
      where self_excluded_until > ${due}
        and exists (select from ledger_account where member_id = member.id and balance > 0)
      order by id`
    for (const { id, merchant } of waiting)
      await payOutExcluded(tx, services.merchants.get(merchant), id.toString(), due)
  },
}
