import type { RouteId, RouteTitleId } from '@livery/domain/routes'
import { defineMessages, type MessageDescriptor } from 'react-intl'

/**
 * Title of every route, for the catalogue: the site words them by the `titleId` that the route table names
 * (`useRouteTitle`), so that forty descriptors stay out of the first load.
 */
export const routeTitles = defineMessages({
  home: { id: 'route.home.title', defaultMessage: 'Home', description: 'Title of the home page' },
  login: { id: 'route.login.title', defaultMessage: 'Log in', description: 'Title of the login page' },
  socialCallback: {
    id: 'route.socialCallback.title',
    defaultMessage: 'Logging you in',
    description: 'Title of the page a social network sends the player back to',
  },
  register: {
    id: 'route.register.title',
    defaultMessage: 'Register',
    description: 'Title of the registration page',
  },
  trial: {
    id: 'route.trial.title',
    defaultMessage: 'Free trial',
    description: 'Title of the free trial page',
  },
  forget: {
    id: 'route.forget.title',
    defaultMessage: 'Forgot password',
    description: 'Title of the password recovery page',
  },
  changePassword: {
    id: 'route.changePassword.title',
    defaultMessage: 'Change password',
    description: 'Title of the password change page',
  },
  memberHome: {
    id: 'route.memberHome.title',
    defaultMessage: 'Member centre',
    description: 'Title of the profile page',
  },
  security: {
    id: 'route.security.title',
    defaultMessage: 'Login and devices',
    description: 'Title of the page with passkeys, signed-in devices and the last login',
  },
  vip: {
    id: 'route.vip.title',
    defaultMessage: 'VIP benefits',
    description: 'Title of the VIP page',
  },
  accountRecord: {
    id: 'route.accountRecord.title',
    defaultMessage: 'Account record',
    description: 'Title of the list of deposits, withdrawals and transfers',
  },
  betRecord: {
    id: 'route.betRecord.title',
    defaultMessage: 'Betting record',
    description: 'Title of the list of bets',
  },
  inviteFriends: {
    id: 'route.inviteFriends.title',
    defaultMessage: 'Invite friends',
    description: 'Title of the referral page',
  },
  agent: {
    id: 'route.agent.title',
    defaultMessage: 'Agent registration',
    description: 'Title of the page where an agent makes registration links',
  },
  salaryContract: {
    id: 'route.salaryContract.title',
    defaultMessage: 'Daily pay contract',
    description: 'Title of an agent contract page',
  },
  dividendContract: {
    id: 'route.dividendContract.title',
    defaultMessage: 'Revenue share contract',
    description: 'Title of an agent contract page',
  },
  hourlyContract: {
    id: 'route.hourlyContract.title',
    defaultMessage: 'Hourly pay contract',
    description: 'Title of an agent contract page',
  },
  deposit: { id: 'route.deposit.title', defaultMessage: 'Deposit', description: 'Title of the deposit page' },
  withdraw: {
    id: 'route.withdraw.title',
    defaultMessage: 'Withdrawal',
    description: 'Title of the withdrawal page',
  },
  rewardCenter: {
    id: 'route.rewardCenter.title',
    defaultMessage: 'Reward centre',
    description: 'Title of the rewards page',
  },
  cashback: {
    id: 'route.cashback.title',
    defaultMessage: 'Cashback',
    description: 'Title of the page of the share of stakes that comes back',
  },
  points: {
    id: 'route.points.title',
    defaultMessage: 'Points',
    description: 'Title of the page of points for stakes',
  },
  announcements: {
    id: 'route.announcements.title',
    defaultMessage: 'Announcements',
    description: 'Title of the list of announcements',
  },
  announcement: {
    id: 'route.announcement.title',
    defaultMessage: 'Announcement',
    description: 'Title of one announcement',
  },
  messageCenter: {
    id: 'route.messageCenter.title',
    defaultMessage: 'Message centre',
    description: 'Title of the message center',
  },
  inbox: { id: 'route.inbox.title', defaultMessage: 'Inbox', description: 'Title of the inbox' },
  help: { id: 'route.help.title', defaultMessage: 'Help centre', description: 'Title of the help list' },
  helpDetail: { id: 'route.helpDetail.title', defaultMessage: 'Help', description: 'Title of one help text' },
  feedback: {
    id: 'route.feedback.title',
    defaultMessage: 'Feedback',
    description: 'Title of the feedback form',
  },
  promotions: {
    id: 'route.promotions.title',
    defaultMessage: 'Promotions',
    description: 'Title of the list of promotions',
  },
  promotion: {
    id: 'route.promotion.title',
    defaultMessage: 'Promotion',
    description: 'Title of one promotion',
  },
  install: {
    id: 'route.install.title',
    defaultMessage: 'Get the app',
    description: 'Title of the app download page',
  },
  gameCenter: {
    id: 'route.gameCenter.title',
    defaultMessage: 'Game centre',
    description: 'Title of the game centre',
  },
  slotsCenter: {
    id: 'route.slotsCenter.title',
    defaultMessage: 'Slots centre',
    description: 'Title of the slots centre',
  },
  vendorGames: {
    id: 'route.vendorGames.title',
    defaultMessage: 'Games',
    description: "Title of the list of a vendor's games",
  },
  gameList: {
    id: 'route.gameList.title',
    defaultMessage: 'Games',
    description: 'Title of the searchable list of games',
  },
  lottery: { id: 'route.lottery.title', defaultMessage: 'Lottery', description: 'Title of the lottery hall' },
  lotteryVietnam: {
    id: 'route.lotteryVietnam.title',
    defaultMessage: 'Vietnamese lottery',
    description: 'Title of the list of Vietnamese lotteries',
  },
  lotteryStart: {
    id: 'route.lotteryStart.title',
    defaultMessage: 'Play lottery',
    description: 'Title of the lottery betting page',
  },
  gameLaunch: {
    id: 'route.gameLaunch.title',
    defaultMessage: 'Game',
    description: 'Title of the page a game runs in',
  },
  lotteryBet: {
    id: 'route.lotteryBet.title',
    defaultMessage: 'Lottery',
    description: 'Title of the embedded lottery',
  },
  language: {
    id: 'route.language.title',
    defaultMessage: 'Language',
    description: 'Title of the language picker page',
  },
  userAgreement: {
    id: 'route.userAgreement.title',
    defaultMessage: 'User agreement',
    description: 'Title of the terms of use',
  },
  responsibleGaming: {
    id: 'route.responsibleGaming.title',
    defaultMessage: 'Responsible gaming',
    description: 'Title of the page with limits, time-out and self-exclusion',
  },
  notFound: {
    id: 'route.notFound.title',
    defaultMessage: 'Page not found',
    description: 'Title of the page that an unknown address shows',
  },
}) satisfies { readonly [Id in RouteId]: MessageDescriptor & { id: RouteTitleId } }
