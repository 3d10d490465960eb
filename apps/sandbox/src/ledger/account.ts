/** The wallet a member's money is in: the main one, or one kept at a vendor. */
export const MAIN_WALLET = 'MAIN'

/**
 * The operator's own side of each kind of movement. A house account may be negative: what the house has paid out
 * on balance is exactly what the members hold. `payouts` holds what members have asked to withdraw and not got yet.
 */
export const HOUSE_ACCOUNTS = [
  'cash',
  'games',
  'lottery',
  'promotions',
  'commission',
  'fees',
  'payouts',
] as const

export type HouseAccount = (typeof HOUSE_ACCOUNTS)[number]

/** Which account an entry goes to. */
export type AccountRef =
  | { readonly memberId: string; readonly wallet?: string }
  | { readonly house: HouseAccount }

/** A member's wallet; the main one unless another is named. */
export const memberAccount = (memberId: string, wallet: string = MAIN_WALLET): AccountRef => ({
  memberId,
  wallet,
})

/** One of the operator's own accounts. */
export const houseAccount = (house: HouseAccount): AccountRef => ({ house })

/** The account's name within its merchant, as the ledger stores it. */
export function accountName(account: AccountRef): string {
  if ('house' in account) return `house:${account.house}`
  return `member:${account.memberId}:${account.wallet ?? MAIN_WALLET}`
}
