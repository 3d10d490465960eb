import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const messageRoutes = {
  message: lazyPage(() => import('./MessagePage.tsx')),
}
