import { WalletBalance } from '#capabilities/wallet/WalletBalance.tsx'

import * as css from '../wallet.css.ts'
import { VendorWalletsRow } from './VendorWalletsRow.tsx'

/** Head of the screens that move money: the balance, and the vendors' wallets. */
export function WalletHead() {
  return (
    <div data-hero className={css.heroRow}>
      <WalletBalance />
      <VendorWalletsRow />
    </div>
  )
}
