import type { RouteId } from '@livery/domain'

import { accountRecordRoutes } from '../../features/account-record/index.ts'
import { agentContractsRoutes } from '../../features/agent-contracts/index.ts'
import { agentRoutes } from '../../features/agent/index.ts'
import { betRecordRoutes } from '../../features/bet-record/index.ts'
import { changePasswordRoutes } from '../../features/change-password/index.ts'
import { feedbackRoutes } from '../../features/feedback/index.ts'
import { forgetRoutes } from '../../features/forget/index.ts'
import { gameCenterRoutes } from '../../features/game-center/index.ts'
import { gameRoutes } from '../../features/game/index.ts'
import { helpRoutes } from '../../features/help/index.ts'
import { homeRoutes } from '../../features/home/index.ts'
import { inboxRoutes } from '../../features/inbox/index.ts'
import { installRoutes } from '../../features/install/index.ts'
import { inviteRoutes } from '../../features/invite/index.ts'
import { languageRoutes } from '../../features/language/index.ts'
import { loginRoutes } from '../../features/login/index.ts'
import { lotteryRoutes } from '../../features/lottery/index.ts'
import { memberHomeRoutes } from '../../features/member-home/index.ts'
import { messageRoutes } from '../../features/message/index.ts'
import { noticeRoutes } from '../../features/notice/index.ts'
import { promotionRoutes } from '../../features/promotions/index.ts'
import { registerRoutes } from '../../features/register/index.ts'
import { responsibleGamingRoutes } from '../../features/responsible-gaming/index.ts'
import { rewardRoutes } from '../../features/rewards/index.ts'
import { securityRoutes } from '../../features/security/index.ts'
import { userAgreementRoutes } from '../../features/user-agreement/index.ts'
import { vipRoutes } from '../../features/vip/index.ts'
import { walletRoutes } from '../../features/wallet/index.ts'
import type { LazyPage } from './lazyPage.ts'

/** The page of every route. A new feature adds its routes here and nowhere else; a route without a page is a type error. */
const PAGES: Readonly<Record<RouteId, LazyPage>> = {
  ...homeRoutes,
  ...loginRoutes,
  ...gameRoutes,
  ...gameCenterRoutes,
  ...betRecordRoutes,
  ...accountRecordRoutes,
  ...inviteRoutes,
  ...agentRoutes,
  ...agentContractsRoutes,
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
  ...promotionRoutes,
  ...rewardRoutes,
  ...vipRoutes,
  ...registerRoutes,
  ...responsibleGamingRoutes,
  ...userAgreementRoutes,
  ...walletRoutes,
}

/** The page of a route, fetched when it is first wanted. */
export function pageOf(id: RouteId): LazyPage {
  return PAGES[id]
}
