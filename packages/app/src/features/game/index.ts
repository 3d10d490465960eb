import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const gameRoutes = { launchGame: lazyPage(() => import('./LaunchPage.tsx')) }
