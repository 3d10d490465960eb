import type { RouteId } from '@livery/domain/routes'

import { lazyPage, pageOf, type LazyPage } from '#platform/parts/lazyPage.ts'

// Written from the route table (packages/domain/src/routes/routeTable.ts) by "npm run screens"; do not edit by hand.

const entrance = () => import('./areas/entrance.ts')
const account = () => import('./areas/account.ts')
const money = () => import('./areas/money.ts')
const agent = () => import('./areas/agent.ts')
const help = () => import('./areas/help.ts')
const play = () => import('./areas/play.ts')
const lottery = () => import('./areas/lottery.ts')

const contractPage = lazyPage(() => import('#features/agent/contracts/ContractPage.tsx'))
const gameCenterPage = pageOf(play, 'GameCenterPage')

/** The page of every route, fetched when it is first wanted. */
export const PAGES: Readonly<Record<RouteId, LazyPage>> = {
  home: lazyPage(() => import('#features/home/HomePage.tsx')),
  login: pageOf(entrance, 'LoginPage'),
  socialCallback: lazyPage(() => import('#features/login/SocialCallbackPage.tsx')),
  register: pageOf(entrance, 'RegisterPage'),
  trial: pageOf(entrance, 'TrialPage'),
  forget: pageOf(entrance, 'ForgetPage'),
  changePassword: lazyPage(() => import('#features/change-password/ChangePasswordPage.tsx')),
  memberHome: pageOf(account, 'MemberHomePage'),
  security: pageOf(account, 'SecurityPage'),
  vip: lazyPage(() => import('#features/vip/VipPage.tsx')),
  accountRecord: lazyPage(() => import('#features/account-record/AccountRecordPage.tsx')),
  betRecord: pageOf(money, 'BetRecordPage'),
  inviteFriends: pageOf(agent, 'InviteFriendsPage'),
  agent: pageOf(agent, 'AgentPage'),
  salaryContract: contractPage,
  dividendContract: contractPage,
  hourlyContract: contractPage,
  deposit: pageOf(money, 'DepositPage'),
  withdraw: lazyPage(() => import('#features/wallet/WithdrawPage.tsx')),
  rewardCenter: pageOf(money, 'RewardCenterPage'),
  cashback: lazyPage(() => import('#features/rewards/CashbackPage.tsx')),
  points: lazyPage(() => import('#features/rewards/PointsPage.tsx')),
  announcements: pageOf(help, 'AnnouncementsPage'),
  announcement: pageOf(help, 'AnnouncementPage'),
  messageCenter: pageOf(account, 'MessageCenterPage'),
  inbox: pageOf(account, 'InboxPage'),
  help: pageOf(help, 'HelpPage'),
  helpDetail: pageOf(help, 'HelpDetailPage'),
  feedback: lazyPage(() => import('#features/feedback/FeedbackPage.tsx')),
  promotions: pageOf(help, 'PromotionsPage'),
  promotion: pageOf(help, 'PromotionPage'),
  install: lazyPage(() => import('#features/install/AppPage.tsx')),
  gameCenter: gameCenterPage,
  slotsCenter: gameCenterPage,
  vendorGames: gameCenterPage,
  gameList: gameCenterPage,
  lottery: pageOf(lottery, 'HallPage'),
  lotteryVietnam: pageOf(lottery, 'VietnamPage'),
  lotteryStart: pageOf(lottery, 'StartPage'),
  gameLaunch: pageOf(play, 'LaunchPage'),
  lotteryBet: pageOf(lottery, 'BetPage'),
  language: pageOf(account, 'LanguagePage'),
  userAgreement: pageOf(help, 'UserAgreementPage'),
  responsibleGaming: pageOf(account, 'ResponsibleGamingPage'),
  notFound: pageOf(help, 'NotFoundPage'),
}
