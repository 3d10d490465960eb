import { lazyPage } from '../../shell/routing/lazyPage.ts'

export { BarRoom } from './BarRoom.tsx'
export { InstallBar } from './InstallBar.tsx'

export const installRoutes = {
  app: lazyPage(() => import('./AppPage.tsx')),
}
