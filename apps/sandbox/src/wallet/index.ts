import { notGuest, signedIn, type Handlers, type SandboxModule } from '../operations.ts'
import { fundsValue, walletValue } from './funds.ts'
import { moveToVendor, recallAll } from './transfer.ts'
import { vendorRoutes } from './vendorSide.ts'
import { vendorSweep } from './vendorTransfer.ts'

const operations: Handlers = {
  getWallet: async (context) => walletValue(context.db, context.merchant, signedIn(context).member.id),

  getConsolidatedFunds: async (context) =>
    fundsValue(context.db, context.merchant, signedIn(context).member, context.clock.now()),

  transferWallet: async (context) => {
    const { db, merchant, body, clock } = context
    const { member } = notGuest(context)
    const mover = { merchant, memberId: member.id, now: clock.now() }
    await ('recallAll' in body ? recallAll(db, mover) : moveToVendor(db, mover, body))
    return walletValue(db, merchant, member.id)
  },
}

/** Module of the main wallet and the vendors' wallets. */
export const wallet: SandboxModule = {
  name: 'wallet',
  operations,
  migrations: new URL('migrations/', import.meta.url),
  jobs: [vendorSweep],
  routes: vendorRoutes,
}
