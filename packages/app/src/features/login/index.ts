import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const loginRoutes = {
  login: lazyPage(() => import('./LoginPage.tsx')),
  trial: lazyPage(() => import('./TrialPage.tsx')),
  socialCallback: lazyPage(() => import('./SocialCallbackPage.tsx')),
}
