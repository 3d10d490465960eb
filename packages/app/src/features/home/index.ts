import { lazyPage } from '../../shell/routing/lazyPage.ts'

export { HomeSkeleton } from './HomeSkeleton.tsx'

export const homeRoutes = { home: lazyPage(() => import('./HomePage.tsx')) }
