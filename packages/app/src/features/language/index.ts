import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const languageRoutes = { language: lazyPage(() => import('./LanguagePage.tsx')) }
