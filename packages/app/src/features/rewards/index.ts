import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const rewardRoutes = {
  rewardCenter: lazyPage(() => import('./RewardCenterPage.tsx')),
}
