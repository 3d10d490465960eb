import type { RouteOf } from './route.ts'

type Options = Partial<Omit<RouteOf<string>, 'id' | 'path' | 'titleId'>>

/** Makes a route of its id, its path and what differs from a plain page that everybody may open. */
function route<const Id extends string>(id: Id, path: string, options: Options = {}): RouteOf<Id> {
  return {
    id,
    path,
    aliases: [],
    spellings: [],
    titleId: `route.${id}.title`,
    backSide: 'start',
    access: 'anyone',
    flags: [],
    ...options,
  }
}

const bare = { headerHidden: true, bottomMenuHidden: true } as const
const signIn = { ...bare, backGoesHome: true, signIn: true } as const
const member = { access: 'session' } as const
/** A list of what the member did. */
const record = { ...member, menu: 'memberCentre', pulls: true } as const
const contract = { ...member, flags: ['AGENTPOLICY3'], folder: 'agent/contracts', page: 'Contract' } as const
const gameCenter = {
  folder: 'game-center',
  page: 'GameCenter',
  menu: 'games',
  gambling: 'entrance',
  endless: true,
  wide: true,
  pulls: true,
} as const
const lottery = { menu: 'lottery', gambling: 'entrance', wide: true } as const
const account = { menu: 'memberCentre' } as const

/**
 * The one definition of every route, in the order in which paths are matched. The site's pages
 * (`app/src/site/routes/pages.ts`) and `docs/screens.md` are written from it by `npm run screens`.
 */
const TABLE = [
  route('home', '/m/home', {
    aliases: ['/', '/m', '/m/index', '/m/index.html'],
    headerHidden: true,
    homeExtras: true,
    wide: true,
    pulls: true,
    menu: 'home',
    isPublic: true,
    gambling: 'entrance',
    tellsLastLogin: true,
  }),
  route('login', '/m/login', { ...signIn, isPublic: true }),
  route('socialCallback', '/m/login/callback/:provider', {
    ...signIn,
    folder: 'login',
    flags: ['FACEBOOKLOGIN3', 'GOOGLELOGIN3'],
  }),
  route('register', '/m/register', { ...signIn, aliases: ['/m/register.html'], isPublic: true }),
  route('trial', '/m/trail', {
    folder: 'login',
    spellings: ['/m/trial'],
    backGoesHome: true,
    gambling: 'entrance',
  }),
  route('forget', '/m/forget', { ...signIn, isPublic: true }),
  route('changePassword', '/m/changePsw', {
    access: 'ownAccount',
    bottomMenuHidden: true,
    flags: ['MENU_CHANGE_PASSWORD'],
  }),
  route('memberHome', '/m/member/home', {
    access: 'memberCentre',
    menu: 'memberCentre',
    wide: true,
    tellsLastLogin: true,
  }),
  route('security', '/m/member/security', { ...account, access: 'ownAccount' }),
  route('vip', '/m/member/benefits', { ...account, access: 'vip', flags: ['VIP'], wide: true }),
  route('accountRecord', '/m/transaction/record', { ...record, flags: ['MENU_ACCOUNT_RECORD'] }),
  route('betRecord', '/m/gameRecord', { ...record, menu: 'bets' }),
  route('inviteFriends', '/m/inviteFriends', {
    access: 'ownAccount',
    folder: 'invite',
    menu: 'agent',
  }),
  route('agent', '/m/agentRegister', { access: 'agent', menu: 'agent' }),
  route('salaryContract', '/m/member/agent/getSalaryContract', contract),
  route('dividendContract', '/m/member/agent/getDevidendContract', {
    ...contract,
    spellings: ['/m/member/agent/getDividendContract'],
  }),
  route('hourlyContract', '/m/member/agent/getHourContract', contract),
  route('deposit', '/m/voucherCenter', {
    access: 'deposit',
    menu: 'deposit',
    folder: 'wallet',
    pulls: true,
    aliases: ['/m/voucherCenter/order', '/m/voucherCenter/order/:orderNumber'],
  }),
  route('withdraw', '/m/withdraw', {
    ...account,
    access: 'withdraw',
    folder: 'wallet',
    pulls: true,
    flags: ['MENU_WITHDRAW'],
  }),
  route('rewardCenter', '/m/rewardCenter', { access: 'freeCredit', menu: 'rewards', folder: 'rewards' }),
  route('cashback', '/m/rewardCenter/cashback', {
    access: 'freeCredit',
    menu: 'rewards',
    folder: 'rewards',
    flags: ['MENU_CASHBACK'],
  }),
  route('points', '/m/rewardCenter/points', {
    access: 'freeCredit',
    menu: 'rewards',
    folder: 'rewards',
    flags: ['MENU_POINTS'],
  }),
  route('announcements', '/m/notice', { bottomMenuHidden: true, isPublic: true }),
  route('announcement', '/m/notice/:noticeId', {
    folder: 'announcements',
    bottomMenuHidden: true,
  }),
  route('messageCenter', '/m/message', {
    aliases: ['/m/messages'],
    headerHidden: true,
    ownDuties: 'start',
  }),
  route('inbox', '/m/webEmail', { access: 'inbox', wide: true }),
  route('help', '/m/help', { bottomMenuHidden: true, isPublic: true, wide: true }),
  route('helpDetail', '/m/helpDetail', {
    folder: 'help',
    bottomMenuHidden: true,
    wide: true,
    isPublic: true,
    shows: ['p', 'c'],
    needsQuery: true,
  }),
  route('feedback', '/m/feedback', { access: 'ownAccount', flags: ['MENU_FEEDBACK'] }),
  route('promotions', '/m/activity', {
    bottomMenuHidden: true,
    menu: 'promotion',
    wide: true,
    backGoesHome: true,
    isPublic: true,
    gambling: 'entrance',
  }),
  route('promotion', '/m/activityDetail', {
    folder: 'promotions',
    menu: 'promotion',
    isPublic: true,
    shows: ['id'],
    needsQuery: true,
    gambling: 'entrance',
  }),
  route('install', '/m/app', { ...bare, page: 'App', flags: ['MENU_APP_DOWNLOAD'] }),
  route('gameCenter', '/m/gameCenter', { ...gameCenter, isPublic: true, shows: ['gameType'] }),
  route('slotsCenter', '/m/slotsCenter', { ...gameCenter, bottomMenuHidden: true, isPublic: true }),
  route('vendorGames', '/m/game', gameCenter),
  route('gameList', '/m/gameList', { ...gameCenter, ...bare, ownDuties: 'start' }),
  route('lottery', '/m/lottery', {
    ...bare,
    ...lottery,
    folder: 'lottery/hall',
    page: 'Hall',
    ownDuties: 'start',
  }),
  route('lotteryVietnam', '/m/lottery/vn', {
    ...lottery,
    folder: 'lottery/vietnam',
    page: 'Vietnam',
  }),
  route('lotteryStart', '/m/startLottery', {
    ...lottery,
    folder: 'lottery/start',
    page: 'Start',
    backSide: 'left',
  }),
  route('gameLaunch', '/m/launchGame', {
    ...member,
    folder: 'game',
    page: 'Launch',
    wide: true,
    gambling: 'play',
    endless: true,
    ownDuties: 'start',
  }),
  route('lotteryBet', '/m/lotto-h5/:mui/:playType/games/:gameId', {
    folder: 'lottery/bet',
    page: 'Bet',
    wide: true,
    gambling: 'play',
    ownDuties: 'end',
  }),
  route('language', '/m/language'),
  route('userAgreement', '/m/userAgreement', { isPublic: true }),
  route('responsibleGaming', '/m/responsibleGaming', { isPublic: true }),
  route('notFound', '/m/notFound'),
] as const

export type RouteId = (typeof TABLE)[number]['id']
export type RouteTitleId = `route.${RouteId}.title`
/** Any route of the table. */
export type Route = RouteOf<RouteId>

/** Every route by id: `ROUTES.deposit.path`. */
export const ROUTES = Object.fromEntries(TABLE.map((entry) => [entry.id, entry])) as {
  readonly [Id in RouteId]: RouteOf<Id>
}
