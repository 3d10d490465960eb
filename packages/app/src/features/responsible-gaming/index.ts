import { lazy } from 'react'

import { lazyPage } from '../../shell/routing/lazyPage.ts'

export const responsibleGamingRoutes = {
  responsibleGaming: lazyPage(() => import('./ResponsibleGamingPage.tsx')),
}

/** The offer of limits to a new member; fetched when it is first wanted. */
export const LimitsOffer = lazy(() => import('./LimitsOffer.tsx'))

/** The same offer before a first deposit; nothing for a member who has such a limit. */
export const DepositLimitOffer = lazy(() => import('./DepositLimitOffer.tsx'))
