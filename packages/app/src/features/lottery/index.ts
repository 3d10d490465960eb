import { lazyPage } from '../../shell/routing/lazyPage.ts'

/** The hall of lotteries, the way into one of them, the Vietnamese results, and the client itself. */
export const lotteryRoutes = {
  lottery: lazyPage(() => import('./hall/HallPage.tsx')),
  startLottery: lazyPage(() => import('./start/StartPage.tsx')),
  vietnamLottery: lazyPage(() => import('./vietnam/VietnamPage.tsx')),
  lotteryFrame: lazyPage(() => import('./table/TablePage.tsx')),
}
