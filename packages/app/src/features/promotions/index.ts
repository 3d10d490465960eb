import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const promotionRoutes = {
  activity: lazyPage(() => import('./PromotionsPage.tsx')),
  activityDetail: lazyPage(() => import('./PromotionPage.tsx')),
}
