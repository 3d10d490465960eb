import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const registerRoutes = {
  register: lazyPage(() => import('./RegisterPage.tsx')),
}
