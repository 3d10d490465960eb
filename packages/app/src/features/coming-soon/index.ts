import { lazyPage } from '../../shell/routing/lazyPage.ts'

/** The page of a route whose feature is not part of this site yet. */
export const comingSoonPage = lazyPage(() => import('./ComingSoonPage.tsx'))
