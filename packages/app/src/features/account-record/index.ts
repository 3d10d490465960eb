import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const accountRecordRoutes = { accountRecord: lazyPage(() => import('./AccountRecordPage.tsx')) }
