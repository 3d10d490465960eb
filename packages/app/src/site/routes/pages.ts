import type { RouteId } from '@livery/domain/routes'

import { lazyPage, type LazyPage } from '#platform/routing/lazyPage.ts'

// Written from the route table (packages/domain/src/routes/routeTable.ts) by "npm run screens"; do not edit by hand.

const contractPage = lazyPage(() => import('#features/agent/contracts/ContractPage.tsx'))
const gameCenterPage = lazyPage(() => import('#features/game-center/GameCenterPage.tsx'))

/** The page of every route, fetched when it is first wanted. */
export const PAGES: Readonly<Record<RouteId, LazyPage>> = {
  home: lazyPage(() => import('#features/home/HomePage.tsx')),
  login: lazyPage(() => import('#features/login/LoginPage.tsx')),
  socialCallback: lazyPage(() => import('#features/login/SocialCallbackPage.tsx')),
  register: lazyPage(() => import('#features/register/RegisterPage.tsx')),
  trial: lazyPage(() => import('#features/login/TrialPage.tsx')),
  forget: lazyPage(() => import('#features/forget/ForgetPage.tsx')),
  changePassword: lazyPage(() => import('#features/change-password/ChangePasswordPage.tsx')),
  memberHome: lazyPage(() => import('#features/member-home/MemberHomePage.tsx')),
  security: lazyPage(() => import('#features/security/SecurityPage.tsx')),
  vip: lazyPage(() => import('#features/vip/VipPage.tsx')),
  accountRecord: lazyPage(() => import('#features/account-record/AccountRecordPage.tsx')),
  betRecord: lazyPage(() => import('#features/bet-record/BetRecordPage.tsx')),
  inviteFriends: lazyPage(() => import('#features/invite/InviteFriendsPage.tsx')),
  agent: lazyPage(() => import('#features/agent/AgentPage.tsx')),
  salaryContract: contractPage,
  dividendContract: contractPage,
  hourlyContract: contractPage,
  deposit: lazyPage(() => import('#features/wallet/DepositPage.tsx')),
  withdraw: lazyPage(() => import('#features/wallet/WithdrawPage.tsx')),
  rewardCenter: lazyPage(() => import('#features/rewards/RewardCenterPage.tsx')),
  announcements: lazyPage(() => import('#features/announcements/AnnouncementsPage.tsx')),
  announcement: lazyPage(() => import('#features/announcements/AnnouncementPage.tsx')),
  messageCenter: lazyPage(() => import('#features/message-center/MessageCenterPage.tsx')),
  inbox: lazyPage(() => import('#features/inbox/InboxPage.tsx')),
  help: lazyPage(() => import('#features/help/HelpPage.tsx')),
  helpDetail: lazyPage(() => import('#features/help/HelpDetailPage.tsx')),
  feedback: lazyPage(() => import('#features/feedback/FeedbackPage.tsx')),
  promotions: lazyPage(() => import('#features/promotions/PromotionsPage.tsx')),
  promotion: lazyPage(() => import('#features/promotions/PromotionPage.tsx')),
  install: lazyPage(() => import('#features/install/AppPage.tsx')),
  gameCenter: gameCenterPage,
  slotsCenter: gameCenterPage,
  vendorGames: gameCenterPage,
  gameList: gameCenterPage,
  lottery: lazyPage(() => import('#features/lottery/hall/HallPage.tsx')),
  lotteryVietnam: lazyPage(() => import('#features/lottery/vietnam/VietnamPage.tsx')),
  lotteryStart: lazyPage(() => import('#features/lottery/start/StartPage.tsx')),
  gameLaunch: lazyPage(() => import('#features/game/LaunchPage.tsx')),
  lotteryTable: lazyPage(() => import('#features/lottery/bet/TablePage.tsx')),
  language: lazyPage(() => import('#features/language/LanguagePage.tsx')),
  userAgreement: lazyPage(() => import('#features/user-agreement/UserAgreementPage.tsx')),
  responsibleGaming: lazyPage(() => import('#features/responsible-gaming/ResponsibleGamingPage.tsx')),
}
