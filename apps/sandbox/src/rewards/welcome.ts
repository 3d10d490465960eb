import type { Db } from '../database/index.ts'
import { fromBase } from '../ledger/index.ts'
import type { MemberRow } from '../members/memberRow.ts'
import type { Merchant } from '../merchants.ts'
import { issueReward } from './issue.ts'

/** Gift for registering, in base units, and days in which it can be claimed. */
export const WELCOME_GIFT = { amount: 5, days: 30 } as const

/** Welcomes a new member with a gift and a letter, in the transaction that creates the member. */
export async function welcomeMember(
  tx: Db,
  merchant: Merchant,
  { id, nickname, username }: MemberRow,
  now: Date,
): Promise<void> {
  await issueReward(tx, {
    merchant,
    memberId: id.toString(),
    template: 'welcome',
    amount: fromBase(WELCOME_GIFT.amount, merchant.currency),
    key: `welcome:${id}`,
    at: now,
    days: WELCOME_GIFT.days,
    details: { name: nickname ?? username },
    letter: 'welcome',
  })
}
