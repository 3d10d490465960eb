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
  /** Accounts of a later movement of the same transaction: locked with this one's, in the order of all names. */
  readonly alsoLocked?: readonly AccountRef[]
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
 * Account rows are locked in the order of their names, so that movements in several processes wait for each
 * other instead of deadlocking. Must be called inside a transaction, which fails with it.
 * @throws RangeError when the entries do not sum to zero, or name an account twice
 * @throws Failure 422 `wallet.insufficient` when a member's account would fall below zero
 * @throws Failure 409 `idempotency.conflict` when the key was booked before
 */
export async function post(tx: Db, posting: Posting): Promise<Transfer> {
  let moved = await move(tx, posting)
  if (moved.refusal === 'missing accounts') {
    await lockAccounts(tx, accountsOf(posting))
    moved = await move(tx, posting)
  }
  if (moved.refusal !== null) return refuseMovement(tx, posting, moved.refusal)
  return { id: moved.new_transfer, balances: moved.balances }
}

/** Accounts that a movement locks: its own, and those that are locked with them. */
export const accountsOf = ({ merchant, currency, entries, alsoLocked = [] }: Posting): AccountSet => ({
  merchant,
  currency,
  accounts: [...entries.map(({ account }) => account), ...alsoLocked],
})

/** Sums of a movement as the database's function `ledger_post` takes them. */
export interface StoredMovement {
  /** Text of the movement that tells it from another one under its key. */
  readonly fingerprint: string
  readonly names: readonly string[]
  /** Minor units, in the order of the names. */
  readonly amounts: readonly bigint[]
  /** Names of the accounts that are only locked. */
  readonly also: readonly string[]
}

/**
 * Stored form of a movement.
 * @throws RangeError when the entries do not sum to zero, or name an account twice
 */
export function storedMovement(posting: Posting): StoredMovement {
  const { entries } = posting
  assertSound(
    entries,
    entries.map(({ account }) => accountName(account)),
  )
  const amounts = entries.map(({ amount }) => amount)
  const names = storedNames(accountsOf(posting).accounts)
  return {
    fingerprint: fingerprint(posting),
    names: names.slice(0, entries.length),
    amounts,
    also: names.slice(entries.length),
  }
}

/** Reason why the database has booked nothing of a movement. */
export type MovementRefusal = 'missing accounts' | 'known key' | 'insufficient'

/** Row of the database's function `ledger_post`. */
type Moved =
  | { readonly refusal: null; readonly new_transfer: bigint; readonly balances: readonly bigint[] }
  | { readonly refusal: MovementRefusal }

/** One statement for a whole movement: a bet waits for the database once. */
async function move(tx: Db, posting: Posting): Promise<Moved> {
  const { merchant, key, kind, currency, at, detail } = posting
  const { fingerprint: print, names, amounts, also } = storedMovement(posting)
  const moved = await tx.row<Moved>`
    select * from ledger_post(${merchant}, ${key}, ${kind}, ${currency}, ${print}, ${json(detail ?? {})}, ${at},
      ${names}, ${amounts}, ${also})`
  if (!moved) throw new Error(`The database said nothing of ${key}.`)
  return moved
}

/**
 * Throws the failure for a movement that the database has refused.
 * @throws Failure 422 `wallet.insufficient`, 409 `idempotency.conflict`
 */
export async function refuseMovement(db: Db, posting: Posting, refusal: MovementRefusal): Promise<never> {
  if (refusal === 'known key') return refuseRepeat(db, posting)
  if (refusal === 'insufficient')
    fail(422, 'wallet.insufficient', { message: 'The balance is too low for this.' })
  throw new Error(`The accounts of ${posting.key} were not opened.`)
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
 * Locks the rows of all accounts in the order of their names, creating missing ones. A transaction of several
 * movements calls it first with the accounts of all: locked one movement after the other, they have no order.
 */
export async function lockAccounts(tx: Db, set: AccountSet): Promise<void> {
  const { merchant, currency } = set
  const names = storedNames(set.accounts)
  const lock = () => tx.rows`select place from ledger_lock(${merchant}, ${currency}, ${names})`
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
