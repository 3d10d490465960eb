import type { Schemas } from '@livery/api'

/** A sum into or out of a vendor's wallet, or everything back. */
export type Transfer =
  | (Omit<Schemas['WalletMove'], 'vassalage'> & { readonly vendor: string })
  | Schemas['WalletRecall']

export function transferToWire(transfer: Transfer): Schemas['WalletTransfer'] {
  if ('recallAll' in transfer) return transfer
  const { direction, vendor, amount } = transfer
  return { direction, vassalage: vendor, amount }
}
