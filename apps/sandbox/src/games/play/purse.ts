import type { Db } from '../../database/index.ts'
import { fail } from '../../failure.ts'
import { balanceOf, fromHundredths, houseAccount, memberAccount, post } from '../../ledger/index.ts'
import type { GameSession } from './launches.ts'

/** Play money of a new purse, refilled when empty; hundredths of the base unit. */
const PLAY_MONEY = 200_000

/** Money movement between a player and the operator. */
export interface Movement {
  readonly currency: string
  /** Unique key within the merchant. */
  readonly key: string
  readonly kind: 'stake' | 'win'
  /** Amount in minor units, positive. */
  readonly amount: bigint
  readonly at: Date
  readonly detail: Readonly<Record<string, string>>
}

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
 * Moves money between the purse and the operator.
 * @returns balance afterwards
 * @throws Failure 422 `wallet.insufficient`
 */
export async function movePurse(tx: Db, session: GameSession, movement: Movement): Promise<bigint> {
  const { amount, kind, currency, key, at, detail } = movement
  const signed = kind === 'stake' ? -amount : amount
  if (session.purse === 'play') return movePlayMoney(tx, session, signed)
  const { balances } = await post(tx, {
    merchant: session.merchant,
    key,
    kind,
    currency,
    entries: [
      { account: memberAccount(session.memberId), amount: signed },
      { account: houseAccount('games'), amount: -signed },
    ],
    at,
    detail,
  })
  return balances[0] ?? 0n
}

async function movePlayMoney(tx: Db, session: GameSession, amount: bigint): Promise<bigint> {
  const row = await tx.row<{ balance: bigint }>`
    update play_money set balance = balance + ${amount}
    where merchant = ${session.merchant} and member_id = ${BigInt(session.memberId)} and balance + ${amount} >= 0
    returning balance`
  if (!row) fail(422, 'wallet.insufficient', { message: 'The balance is too low for this.' })
  return row.balance
}
