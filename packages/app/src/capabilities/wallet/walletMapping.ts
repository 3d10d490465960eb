import type { Schemas } from '@livery/api'

/** Balance of one vendor's wallet. */
export interface VendorWallet extends Omit<Schemas['VendorWallet'], 'vassalage' | 'accountTypeName'> {
  readonly vendor: string
  readonly name: string
}

/** The member's balances: the main wallet, each vendor's, and all of them together. */
export interface Wallet extends Omit<Schemas['Wallet'], 'sumBalance' | 'wallets'> {
  /** Decimal, the main wallet and those of all vendors. */
  readonly total: string
  readonly wallets: readonly VendorWallet[]
}

export function walletFromWire({ sumBalance, wallets, ...wallet }: Schemas['Wallet']): Wallet {
  return {
    ...wallet,
    total: sumBalance,
    wallets: wallets.map(({ vassalage, accountTypeName, ...one }) => ({
      ...one,
      vendor: vassalage,
      name: accountTypeName,
    })),
  }
}
