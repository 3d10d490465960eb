import type { Db } from '../../database/index.ts'
import { fail } from '../../failure.ts'
import { balanceOf, fromHundredths, memberAccount } from '../../ledger/index.ts'
import type { GameSession } from './launches.ts'

/** Play money of a new purse, refilled when empty; hundredths of the base unit. */
const PLAY_MONEY = 200_000

/** Balance of the session's purse. Empty play money is refilled. */
export async function purseBalance(db: Db, session: GameSession, currency: string): Promise<bigint> {
  if (session.purse === 'main') return balanceOf(db, session.merchant, memberAccount(session.memberId))
  const full = fromHundredths(PLAY_MONEY, currency)
  const row = await db.row<{ balance: bigint }>`
    insert into play_money (merchant, member_id, balance)
    values (${session.merchant}, ${BigInt(session.memberId)}, ${full})
    on conflict (merchant, member_id) do update
      set balance = case when play_money.balance < ${full / 100n} then ${full} else play_money.balance end
    returning balance`
  return row?.balance ?? full
}

/**
 * Moves play money.
 * @param amount - minor units, negative for a stake
 * @throws Failure 422 `wallet.insufficient`
 */
export async function movePlayMoney(tx: Db, session: GameSession, amount: bigint): Promise<void> {
  const moved = await tx.run`
    update play_money set balance = balance + ${amount}
    where merchant = ${session.merchant} and member_id = ${BigInt(session.memberId)} and balance + ${amount} >= 0`
  if (moved === 0) fail(422, 'wallet.insufficient', { message: 'The balance is too low for this.' })
}
