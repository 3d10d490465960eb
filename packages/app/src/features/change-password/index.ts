import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const changePasswordRoutes = {
  changePassword: lazyPage(() => import('./ChangePasswordPage.tsx')),
}
