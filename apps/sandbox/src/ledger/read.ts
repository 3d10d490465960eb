import type { Db } from '../database/index.ts'
import { type AccountRef, namesOf } from './account.ts'

/** Wallet of a member with its balance. */
export interface WalletBalance {
  readonly wallet: string
  /** Balance in minor units. */
  readonly balance: bigint
}

/** Balance of an account in minor units; 0 for one without movements. */
export async function balanceOf(db: Db, merchant: string, account: AccountRef): Promise<bigint> {
  const [name, parts] = namesOf(account)
  const found =
    'house' in account
      ? await db.row<{ balance: bigint }>`
          select coalesce(sum(balance), 0)::bigint as balance from ledger_account
          where merchant = ${merchant} and (name = ${name} or name like ${parts})`
      : await db.row<{ balance: bigint }>`
          select balance from ledger_account where merchant = ${merchant} and name = ${name}`
  return found?.balance ?? 0n
}

/** All wallets of a member that have had movements. */
export async function walletsOf(db: Db, merchant: string, memberId: string): Promise<WalletBalance[]> {
  return db.rows<WalletBalance>`
    select wallet, balance from ledger_account
    where merchant = ${merchant} and member_id = ${BigInt(memberId)} order by id`
}

/**
 * Checks the whole ledger.
 * @returns descriptions of faults; empty when the books balance
 */
export async function auditLedger(db: Db): Promise<string[]> {
  const unbalanced = await db.rows<{ id: bigint; sum: string }>`
    select transfer_id as id, sum(amount) as sum from ledger_entry group by transfer_id having sum(amount) <> 0`
  const drifted = await db.rows<{ name: string; balance: bigint; sum: string }>`
    select account.name, account.balance, coalesce(sum(entry.amount), 0) as sum
    from ledger_account account left join ledger_entry entry on entry.account_id = account.id
    group by account.id having account.balance <> coalesce(sum(entry.amount), 0)`
  const overdrawn = await db.rows<{
    name: string
  }>`select name from ledger_account where not house and balance < 0`
  const empty = await db.rows<{ id: bigint }>`
    select id from ledger_transfer transfer
    where not exists (select from ledger_entry where transfer_id = transfer.id)`
  return [
    ...unbalanced.map((row) => `transfer ${row.id} adds up to ${row.sum}`),
    ...drifted.map((row) => `${row.name} holds ${row.balance}, its entries say ${row.sum}`),
    ...overdrawn.map((row) => `${row.name} is overdrawn`),
    ...empty.map((row) => `transfer ${row.id} has no entries`),
  ]
}
