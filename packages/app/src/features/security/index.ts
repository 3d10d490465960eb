import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const securityRoutes = {
  security: lazyPage(() => import('./SecurityPage.tsx')),
}
