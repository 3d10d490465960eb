import type { Schemas } from '@livery/api'
import { MODULES } from '@livery/domain/site'

/** A sum into or out of a vendor's wallet, or everything back. */
export type Transfer =
  | (Omit<Schemas['WalletMove'], 'vassalage' | 'module'> & { readonly vendor: string })
  | Pick<Schemas['WalletRecall'], 'recallAll'>

/** Body of a transfer; it names its module. */
export function transferToWire(transfer: Transfer): Schemas['WalletTransfer'] {
  const module = MODULES.fundTransfer
  if ('recallAll' in transfer) return { recallAll: true, module }
  const { direction, vendor, amount } = transfer
  return { direction, vassalage: vendor, amount, module }
}
