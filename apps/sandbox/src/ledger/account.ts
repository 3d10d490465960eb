/** Name of a member's main wallet; other wallets are at vendors. */
export const MAIN_WALLET = 'MAIN'

/**
 * Operator's accounts, one for each kind of movement. They may be negative: the operator's net payout
 * equals the sum of members' balances. `payouts` holds requested withdrawals that are not paid out yet,
 * `rewards` holds issued rewards that are not claimed yet, `transit` transfers that a vendor has not
 * answered yet.
 */
export const HOUSE_ACCOUNTS = [
  'cash',
  'games',
  'lottery',
  'promotions',
  'rewards',
  'commission',
  'fees',
  'payouts',
  'transit',
] as const

export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number]

/** Account of an entry. */
export type AccountRef =
  | { readonly memberId: string; readonly wallet?: string }
  | { readonly house: HouseAccount }

/**
 * Accounts that every bet, deposit or transfer touches. Each is kept in parts with a row of their own, so that
 * movements of different members do not wait for each other; its balance is the sum of its parts.
 */
const IN_PARTS: ReadonlySet<HouseAccount> = new Set(['cash', 'games', 'lottery', 'transit'])

/** Number of parts of such an account. */
const PARTS = 16n

/** Wallet of a member; the main one by default. */
export const memberAccount = (memberId: string, wallet: string = MAIN_WALLET): AccountRef => ({
  memberId,
  wallet,
})

/** Account of the operator. */
export const houseAccount = (house: HouseAccount): AccountRef => ({ house })

/** Account name within its merchant, as stored in the ledger. */
export function accountName(account: AccountRef): string {
  if ('house' in account) return `house:${account.house}`
  return `member:${account.memberId}:${account.wallet ?? MAIN_WALLET}`
}

/**
 * Names under which the accounts of a movement are stored. A divided account of the operator stands under the part
 * that its first member's id chooses: `house:games/3`, or `house:games` for the part 0.
 */
export function storedNames(accounts: readonly AccountRef[]): string[] {
  const member = accounts.find((account) => !('house' in account))
  const part = member && 'memberId' in member ? BigInt(member.memberId) % PARTS : 0n
  return accounts.map((account) => {
    const name = accountName(account)
    return part > 0n && 'house' in account && IN_PARTS.has(account.house) ? `${name}/${part}` : name
  })
}

/** Patterns (SQL `like`) of the stored names of an account: its own, and those of its parts. */
export const namesOf = (account: AccountRef): readonly [string, string] => [
  accountName(account),
  `${accountName(account)}/%`,
]
