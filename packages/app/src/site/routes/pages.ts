import type { RouteId } from '@livery/domain/routes'

import { lazyPage, type LazyPage } from '#platform/routing/lazyPage.ts'

// Written from the route table (packages/domain/src/routes/routeTable.ts) by "npm run screens"; do not edit by hand.

const contractPage = lazyPage(() => import('#features/agent/contracts/ContractPage.tsx'))
const gameCenterPage = lazyPage(async () => ({ default: (await import('./areas/play.ts')).GameCenterPage }))

/** The page of every route, fetched when it is first wanted. */
export const PAGES: Readonly<Record<RouteId, LazyPage>> = {
  home: lazyPage(() => import('#features/home/HomePage.tsx')),
  login: lazyPage(async () => ({ default: (await import('./areas/entrance.ts')).LoginPage })),
  socialCallback: lazyPage(() => import('#features/login/SocialCallbackPage.tsx')),
  register: lazyPage(async () => ({ default: (await import('./areas/entrance.ts')).RegisterPage })),
  trial: lazyPage(async () => ({ default: (await import('./areas/entrance.ts')).TrialPage })),
  forget: lazyPage(async () => ({ default: (await import('./areas/entrance.ts')).ForgetPage })),
  changePassword: lazyPage(() => import('#features/change-password/ChangePasswordPage.tsx')),
  memberHome: lazyPage(async () => ({ default: (await import('./areas/account.ts')).MemberHomePage })),
  security: lazyPage(async () => ({ default: (await import('./areas/account.ts')).SecurityPage })),
  vip: lazyPage(() => import('#features/vip/VipPage.tsx')),
  accountRecord: lazyPage(() => import('#features/account-record/AccountRecordPage.tsx')),
  betRecord: lazyPage(async () => ({ default: (await import('./areas/money.ts')).BetRecordPage })),
  inviteFriends: lazyPage(async () => ({ default: (await import('./areas/agent.ts')).InviteFriendsPage })),
  agent: lazyPage(async () => ({ default: (await import('./areas/agent.ts')).AgentPage })),
  salaryContract: contractPage,
  dividendContract: contractPage,
  hourlyContract: contractPage,
  deposit: lazyPage(async () => ({ default: (await import('./areas/money.ts')).DepositPage })),
  withdraw: lazyPage(() => import('#features/wallet/WithdrawPage.tsx')),
  rewardCenter: lazyPage(async () => ({ default: (await import('./areas/money.ts')).RewardCenterPage })),
  announcements: lazyPage(async () => ({ default: (await import('./areas/help.ts')).AnnouncementsPage })),
  announcement: lazyPage(async () => ({ default: (await import('./areas/help.ts')).AnnouncementPage })),
  messageCenter: lazyPage(async () => ({ default: (await import('./areas/account.ts')).MessageCenterPage })),
  inbox: lazyPage(async () => ({ default: (await import('./areas/account.ts')).InboxPage })),
  help: lazyPage(async () => ({ default: (await import('./areas/help.ts')).HelpPage })),
  helpDetail: lazyPage(async () => ({ default: (await import('./areas/help.ts')).HelpDetailPage })),
  feedback: lazyPage(() => import('#features/feedback/FeedbackPage.tsx')),
  promotions: lazyPage(async () => ({ default: (await import('./areas/help.ts')).PromotionsPage })),
  promotion: lazyPage(async () => ({ default: (await import('./areas/help.ts')).PromotionPage })),
  install: lazyPage(async () => ({ default: (await import('./areas/help.ts')).AppPage })),
  gameCenter: gameCenterPage,
  slotsCenter: gameCenterPage,
  vendorGames: gameCenterPage,
  gameList: gameCenterPage,
  lottery: lazyPage(async () => ({ default: (await import('./areas/lottery.ts')).HallPage })),
  lotteryVietnam: lazyPage(async () => ({ default: (await import('./areas/lottery.ts')).VietnamPage })),
  lotteryStart: lazyPage(async () => ({ default: (await import('./areas/lottery.ts')).StartPage })),
  gameLaunch: lazyPage(async () => ({ default: (await import('./areas/play.ts')).LaunchPage })),
  lotteryTable: lazyPage(async () => ({ default: (await import('./areas/lottery.ts')).TablePage })),
  language: lazyPage(async () => ({ default: (await import('./areas/account.ts')).LanguagePage })),
  userAgreement: lazyPage(async () => ({ default: (await import('./areas/help.ts')).UserAgreementPage })),
  responsibleGaming: lazyPage(async () => ({
    default: (await import('./areas/account.ts')).ResponsibleGamingPage,
  })),
}
