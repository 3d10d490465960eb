import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const forgetRoutes = {
  forget: lazyPage(() => import('./ForgetPage.tsx')),
}
