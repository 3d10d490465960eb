/** What the page frame and the router need to know of one route (specification, section 2). */
export type Route<Id extends string = string> = {
  readonly id: Id
  /** The route's own path; `:name` is a parameter. */
  readonly path: string
  /** Other paths that show the same page. */
  readonly aliases: readonly string[]
  /** Corrected spellings that redirect to `path`. */
  readonly spellings: readonly string[]
  readonly titleId: `route.${Id}.title`
  readonly headerHidden: boolean
  readonly bottomMenuHidden: boolean
  readonly backGoesHome: boolean
  /** `left`: the back button stays at the physical left in every direction; else it follows the text's start. */
  readonly backSide: 'start' | 'left'
  /** The header shows the brand's logo instead of a title. */
  readonly headerLogo: boolean
  /** Home routes alone carry the download bar and the header's invite block. */
  readonly homeExtras: boolean
  readonly needsSession: boolean
}

type Options = Partial<Omit<Route, 'id' | 'path' | 'titleId'>>

function route<const Id extends string>(id: Id, path: string, options: Options = {}): Route<Id> {
  return {
    id,
    path,
    aliases: [],
    spellings: [],
    titleId: `route.${id}.title`,
    headerHidden: false,
    bottomMenuHidden: false,
    backGoesHome: false,
    backSide: 'start',
    headerLogo: false,
    homeExtras: false,
    needsSession: false,
    ...options,
  }
}

const bare = { headerHidden: true, bottomMenuHidden: true } as const
const member = { needsSession: true } as const

const TABLE = [
  route('home', '/m/home', {
    aliases: ['/', '/m', '/m/index', '/m/index.html'],
    headerHidden: true,
    headerLogo: true,
    homeExtras: true,
  }),
  route('login', '/m/login', { ...bare, backGoesHome: true }),
  route('socialCallback', '/m/login/callback/:provider', { ...bare, backGoesHome: true }),
  route('register', '/m/register', { aliases: ['/m/register.html'], ...bare, backGoesHome: true }),
  route('trial', '/m/trail', { spellings: ['/m/trial'], backGoesHome: true }),
  route('forget', '/m/forget', { ...bare, backGoesHome: true }),
  route('changePassword', '/m/changePsw', { ...member, bottomMenuHidden: true }),
  route('memberHome', '/m/member/home', member),
  route('security', '/m/member/security', member),
  route('vipBenefits', '/m/member/benefits', member),
  route('accountRecord', '/m/transaction/record', member),
  route('bettingRecord', '/m/gameRecord', member),
  route('inviteFriends', '/m/inviteFriends', member),
  route('agentRegister', '/m/agentRegister', member),
  route('salaryContract', '/m/member/agent/getSalaryContract', member),
  route('dividendContract', '/m/member/agent/getDevidendContract', {
    spellings: ['/m/member/agent/getDividendContract'],
    ...member,
  }),
  route('hourlyContract', '/m/member/agent/getHourContract', member),
  route('deposit', '/m/voucherCenter', {
    aliases: ['/m/voucherCenter/order', '/m/voucherCenter/order/:orderNumber'],
    ...member,
  }),
  route('withdraw', '/m/withdraw', member),
  route('rewardCenter', '/m/rewardCenter', member),
  route('notice', '/m/notice', { bottomMenuHidden: true }),
  route('noticeDetail', '/m/notice/:noticeId', { bottomMenuHidden: true }),
  route('message', '/m/message', { aliases: ['/m/messages'], headerHidden: true }),
  route('inbox', '/m/webEmail', member),
  route('help', '/m/help', { bottomMenuHidden: true }),
  route('helpDetail', '/m/helpDetail', { bottomMenuHidden: true }),
  route('feedback', '/m/feedback', member),
  route('activity', '/m/activity', { bottomMenuHidden: true, backGoesHome: true }),
  route('activityDetail', '/m/activityDetail'),
  route('app', '/m/app', bare),
  route('gameCenter', '/m/gameCenter'),
  route('slotsCenter', '/m/slotsCenter', { bottomMenuHidden: true }),
  route('game', '/m/game'),
  route('gameList', '/m/gameList', bare),
  route('lottery', '/m/lottery', bare),
  route('vietnamLottery', '/m/lottery/vn'),
  route('startLottery', '/m/startLottery', { backSide: 'left' }),
  route('launchGame', '/m/launchGame', member),
  route('lotteryFrame', '/m/lotto-h5/:mui/:playType/games/:gameId'),
  route('language', '/m/language'),
  route('userAgreement', '/m/userAgreement'),
  route('responsibleGaming', '/m/responsibleGaming'),
] as const

export type RouteId = (typeof TABLE)[number]['id']
export type RouteTitleId = `route.${RouteId}.title`

/** Every route by id: `ROUTES.deposit.path`. */
export const ROUTES = Object.fromEntries(TABLE.map((entry) => [entry.id, entry])) as {
  readonly [Id in RouteId]: Route<Id>
}
