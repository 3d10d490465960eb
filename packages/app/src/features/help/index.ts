import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const helpRoutes = {
  help: lazyPage(() => import('./HelpPage.tsx')),
  helpDetail: lazyPage(() => import('./HelpDetailPage.tsx')),
}
