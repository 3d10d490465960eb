import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const walletRoutes = {
  deposit: lazyPage(() => import('./DepositPage.tsx')),
  withdraw: lazyPage(() => import('./WithdrawPage.tsx')),
}
