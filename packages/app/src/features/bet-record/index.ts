import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const betRecordRoutes = { bettingRecord: lazyPage(() => import('./BetRecordPage.tsx')) }
