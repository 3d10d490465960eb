import { WalletBalance } from '../../../shell/wallet/WalletBalance.tsx'
import * as css from '../wallet.css.ts'
import { VendorWalletsRow } from './VendorWalletsRow.tsx'

/** What there is, and where it lies: the head of the screens that move money. */
export function WalletHead() {
  return (
    <div className={css.heroRow}>
      <WalletBalance />
      <VendorWalletsRow />
    </div>
  )
}
