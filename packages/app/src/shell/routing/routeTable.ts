import type { RouteId } from '@livery/domain'

import { betRecordRoutes } from '../../features/bet-record/index.ts'
import { changePasswordRoutes } from '../../features/change-password/index.ts'
import { comingSoonPage } from '../../features/coming-soon/index.ts'
import { feedbackRoutes } from '../../features/feedback/index.ts'
import { forgetRoutes } from '../../features/forget/index.ts'
import { gameCenterRoutes } from '../../features/game-center/index.ts'
import { gameRoutes } from '../../features/game/index.ts'
import { helpRoutes } from '../../features/help/index.ts'
import { homeRoutes } from '../../features/home/index.ts'
import { inboxRoutes } from '../../features/inbox/index.ts'
import { installRoutes } from '../../features/install/index.ts'
import { languageRoutes } from '../../features/language/index.ts'
import { loginRoutes } from '../../features/login/index.ts'
import { lotteryRoutes } from '../../features/lottery/index.ts'
import { memberHomeRoutes } from '../../features/member-home/index.ts'
import { messageRoutes } from '../../features/message/index.ts'
import { noticeRoutes } from '../../features/notice/index.ts'
import { registerRoutes } from '../../features/register/index.ts'
import { responsibleGamingRoutes } from '../../features/responsible-gaming/index.ts'
import { securityRoutes } from '../../features/security/index.ts'
import type { LazyPage } from './lazyPage.ts'

/** The pages a feature brings, by route id. */
export type FeatureRoutes = Readonly<Partial<Record<RouteId, LazyPage>>>

/** Every built page. A new feature adds its routes here and nowhere else. */
const PAGES: FeatureRoutes = {
  ...homeRoutes,
  ...loginRoutes,
  ...gameRoutes,
  ...gameCenterRoutes,
  ...betRecordRoutes,
  ...installRoutes,
  ...lotteryRoutes,
  ...noticeRoutes,
  ...languageRoutes,
  ...feedbackRoutes,
  ...helpRoutes,
  ...inboxRoutes,
  ...messageRoutes,
  ...memberHomeRoutes,
  ...securityRoutes,
  ...changePasswordRoutes,
  ...forgetRoutes,
  ...registerRoutes,
  ...responsibleGamingRoutes,
}

/** The page of a route; one that is not built yet says so inside the frame. */
export function pageOf(id: RouteId): LazyPage {
  return PAGES[id] ?? comingSoonPage
}
