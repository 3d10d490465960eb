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
