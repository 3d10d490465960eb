import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const vipRoutes = {
  vipBenefits: lazyPage(() => import('./VipPage.tsx')),
}
