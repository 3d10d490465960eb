import { type Db, json } from '../database/index.ts'
import { fail } from '../failure.ts'
import { type AccountRef, accountName, storedNames } from './account.ts'

/** Reason of a money movement, as shown in records and the console. */
export type TransferKind =
  | 'deposit'
  | 'withdrawal'
  | 'refund'
  | 'stake'
  | 'win'
  | 'promotion'
  | 'reward'
  | 'commission'
  | 'wallet'
  | 'opening'

/** Entry of a movement. */
export interface Entry {
  readonly account: AccountRef
  /** Amount in minor units; positive is added to the account, negative is taken out. */
  readonly amount: bigint
}

/** Movement to be booked. */
export interface Posting {
  readonly merchant: string
  /**
   * Unique key, made of the row that the movement pays for and never of a caller's text. A key is booked once and
   * refused ever after: a movement that is not booked again must not look as if it were.
   */
  readonly key: string
  readonly kind: TransferKind
  /** ISO 4217. */
  readonly currency: string
  /** At least two entries on different accounts, with a sum of zero. */
  readonly entries: readonly Entry[]
  readonly at: Date
  /** Details for support: game, round, order number. */
  readonly detail?: Readonly<Record<string, string>>
}

/** Booked movement. */
export interface Transfer {
  readonly id: bigint
  /** Balance of each account after the movement, in the order of the entries. */
  readonly balances: readonly bigint[]
}

/**
 * Books a movement of money in double entry, and refuses a key that was booked before: with the failure everything
 * that its transaction wrote in the belief that money moves is undone. Who may repeat a movement looks before at the
 * row that it pays for.
 * Account rows are locked in the order of their ids, so that movements in several processes wait for each
 * other instead of deadlocking. Must be called inside a transaction, which fails with it.
 * @throws RangeError when the entries do not sum to zero, or name an account twice
 * @throws Failure 422 `wallet.insufficient` when a member's account would fall below zero
 * @throws Failure 409 `idempotency.conflict` when the key was booked before
 */
export async function post(tx: Db, posting: Posting): Promise<Transfer> {
  const { merchant, currency, entries } = posting
  const accounts = entries.map(({ account }) => account)
  assertSound(entries, accounts.map(accountName))
  const names = storedNames(accounts)
  let moved = await move(tx, posting, names)
  if (moved === 'missing accounts') {
    await openAccounts(tx, { merchant, currency, accounts }, names)
    moved = await move(tx, posting, names)
  }
  if (moved === 'missing accounts') throw new Error(`The accounts of ${posting.key} were not opened.`)
  if (moved === 'known key') return refuseRepeat(tx, posting)
  if (moved.balances.size < entries.length)
    fail(422, 'wallet.insufficient', { message: 'The balance is too low for this.' })
  const balances = names.map((name) => moved.balances.get(name) ?? 0n)
  return { id: moved.id, balances }
}

interface Moved {
  readonly id: bigint
  /** New balances by stored name; an account whose balance is too low is missing. */
  readonly balances: ReadonlyMap<string, bigint>
}

/**
 * One statement for a whole movement: a bet waits for the database once. It locks the accounts, and does nothing
 * where one is missing; then it claims the key, and moves the sums where the key was free.
 */
async function move(
  tx: Db,
  posting: Posting,
  names: readonly string[],
): Promise<Moved | 'known key' | 'missing accounts'> {
  const { merchant, key, kind, currency, entries, at, detail } = posting
  const rows = await tx.rows<{
    found: number
    id: bigint | null
    name: string | null
    balance: bigint | null
  }>`
    with movement as (
      select * from unnest(${names}::text[], ${entries.map((entry) => entry.amount)}::bigint[]) as given (name, amount)
    ), locked as materialized (
      select account.id, movement.amount from ledger_account account join movement on account.name = movement.name
      where account.merchant = ${merchant} and account.currency = ${currency}
      order by account.id for update of account
    ), counted as materialized (
      select count(*)::int as found from locked
    ), claimed as (
      insert into ledger_transfer (merchant, key, kind, currency, fingerprint, detail, posted_at)
      select ${merchant}, ${key}, ${kind}, ${currency}, ${fingerprint(posting)}, ${json(detail ?? {})}, ${at}
      from counted where found = ${names.length}
      on conflict (merchant, key) do nothing
      returning id
    ), moved as (
      update ledger_account account set balance = account.balance + locked.amount from locked, claimed
      where account.id = locked.id and (account.house or account.balance + locked.amount >= 0)
      returning account.id, account.name, locked.amount, account.balance
    ), entered as (
      insert into ledger_entry (transfer_id, account_id, amount, balance_after)
      select claimed.id, moved.id, amount, balance from moved, claimed
    )
    select found, claimed.id, name, balance from counted left join claimed on true left join moved on true`
  const [first] = rows
  if (!first || first.found < names.length) return 'missing accounts'
  if (first.id === null) return 'known key'
  const balances = rows.flatMap(({ name, balance }) =>
    name === null || balance === null ? [] : [[name, balance] as const],
  )
  return { id: first.id, balances: new Map(balances) }
}

function assertSound(entries: readonly Entry[], names: readonly string[]): void {
  if (new Set(names).size < names.length) throw new RangeError('A movement touches each account once.')
  const sum = entries.reduce((total, entry) => total + entry.amount, 0n)
  if (entries.length < 2 || sum !== 0n)
    throw new RangeError(`A movement must add up to nothing, this one to ${sum}.`)
}

function fingerprint({ kind, currency, entries }: Posting): string {
  return [kind, currency, ...entries.map(({ account, amount }) => `${accountName(account)}=${amount}`)].join(
    ' ',
  )
}

/** Accounts of a merchant in one currency. */
export interface AccountSet {
  readonly merchant: string
  /** ISO 4217. */
  readonly currency: string
  readonly accounts: readonly AccountRef[]
}

/**
 * Locks the rows of all accounts in the order of their ids, creating missing ones. A transaction of several
 * movements calls it first with the accounts of all: locked one movement after the other, they have no order.
 */
export async function lockAccounts(tx: Db, set: AccountSet): Promise<void> {
  const names = storedNames(set.accounts)
  const lock = async () =>
    tx.rows`
      select id from ledger_account
      where merchant = ${set.merchant} and currency = ${set.currency} and name = any(${names}::text[])
      order by id for update`
  const locked = await lock()
  if (locked.length === names.length) return
  await openAccounts(tx, set, names)
  await lock()
}

async function openAccounts(
  tx: Db,
  { merchant, currency, accounts }: AccountSet,
  names: readonly string[],
): Promise<void> {
  const wanted = accounts
    .map((account, index) => ({ account, name: names[index] ?? accountName(account) }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  for (const { account, name } of wanted) {
    const house = 'house' in account
    await tx.run`
      insert into ledger_account (merchant, name, currency, house, member_id, wallet)
      values (${merchant}, ${name}, ${currency}, ${house}, ${house ? null : BigInt(account.memberId)},
        ${house ? null : (account.wallet ?? 'MAIN')})
      on conflict (merchant, name, currency) do nothing`
  }
}

async function refuseRepeat(tx: Db, posting: Posting): Promise<never> {
  const before = await tx.row<{ fingerprint: string }>`
    select fingerprint from ledger_transfer where merchant = ${posting.merchant} and key = ${posting.key}`
  const isSame = before?.fingerprint === fingerprint(posting)
  return fail(409, 'idempotency.conflict', {
    message: isSame ? 'This movement was booked before.' : 'This key was used for another movement.',
  })
}
