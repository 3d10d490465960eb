import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const userAgreementRoutes = { userAgreement: lazyPage(() => import('./UserAgreementPage.tsx')) }
