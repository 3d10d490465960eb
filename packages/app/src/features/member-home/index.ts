import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const memberHomeRoutes = {
  memberHome: lazyPage(() => import('./MemberHomePage.tsx')),
}
