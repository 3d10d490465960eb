import type { ErrorCode, FailureData, Operations, ValueOf } from '@livery/api'
import type { Messages } from '@livery/i18n'

import { routeTitles } from '#platform/routing/routeTitles.messages.ts'

import english from '../../../i18n/messages/EN.json' with { type: 'json' }
import { compileMessages } from '../../../i18n/src/catalogue/compile.ts'

/** A refusal of the fake gateway. */
export interface Refusal {
  readonly refused: true
  readonly status: number
  readonly code: ErrorCode
  readonly data?: FailureData
  readonly retryAfter?: number
}

export function refusal(
  status: number,
  code: ErrorCode,
  rest: Pick<Refusal, 'data' | 'retryAfter'> = {},
): Refusal {
  return { refused: true, status, code, ...rest }
}

/** Call received by the fake gateway. */
export interface ReceivedCall {
  readonly request: Request
  readonly url: URL
  readonly body: string
}

type Answer<Value> = Value | Refusal | ((call: ReceivedCall) => Value | Refusal | Promise<Value | Refusal>)

/** Method and path of each operation that tests use. */
const CALLS = {
  getSystemStatus: 'GET /wps/system/status',
  getWhitelabel: 'GET /wps/system/whitelabel',
  getDownloadLinks: 'GET /wps/system/downloadLinks',
  getCountries: 'GET /wps/system/country',
  getVerification: 'GET /wps/verification',
  getHumanChallenge: 'GET /wps/verification/human',
  getCaptcha: 'GET /wps/captcha',
  getLoginKeys: 'GET /wps/session/keys',
  login: 'POST /wps/session/login',
  logout: 'DELETE /wps/session',
  finishSocialLogin: 'POST /wps/session/social/google/callback',
  startSocialLogin: 'POST /wps/session/social/google',
  sendLoginCode: 'POST /wps/verification/sms/noLogin',
  createTrialAccount: 'GET /wps/session/trial',
  freePlay: 'POST /wps/session/login/freeplay',
  getMember: 'GET /wps/member/info',
  refreshSession: 'POST /wps/session/refresh',
  getWallet: 'GET /wps/wallets/gcs',
  transferWallet: 'POST /wps/relay/GCS_walletTransfer',
  getDepositChannels: 'GET /wps/transaction/deposit/channels',
  createDeposit: 'POST /wps/transaction/deposit',
  cancelDeposit: 'POST /wps/transaction/deposit/D-20261121-0001/cancel',
  getDeposit: 'GET /wps/transaction/deposit/D-20261121-0001',
  getWithdrawals: 'GET /wps/transaction/withdrawals',
  cancelWithdrawal: 'POST /wps/transaction/withdraw/W-20261121-0007/cancel',
  getWithdrawRules: 'GET /wps/transaction/withdraw',
  withdraw: 'POST /wps/transaction/withdraw',
  getRewards: 'GET /wps/rewards',
  claimReward: 'POST /wps/rewards/reward_88/claim',
  getPromotions: 'GET /wps/promotions',
  getPromotion: 'GET /wps/promotions/promo_welcome',
  applyPromotion: 'POST /wps/promotions/promo_welcome/application',
  getVip: 'GET /wps/member/vip',
  listAnnouncements: 'GET /wps/relay/MCSFE_getListAnnouncements',
  markAnnouncementRead: 'POST /wps/relay/MCSFE_markAnnouncementAsRead',
  listHotGames: 'GET /lgw/games/hot',
  listGames: 'GET /lgw/games/mobile',
  listVendorGameTypes: 'GET /lgw/games/vendorTypes',
  listVendorGames: 'GET /lgw/games/vendors',
  listFavourites: 'GET /lgw/games/favourites',
  addFavourite: 'POST /lgw/games/favourites',
  removeFavourite: 'DELETE /lgw/games/favourites',
  listRecent: 'GET /lgw/games/recent',
  getPopups: 'GET /wps/announcement/popular',
  listPasskeys: 'GET /wps/member/passkeys',
  startPasskey: 'POST /wps/member/passkeys/options',
  addPasskey: 'POST /wps/member/passkeys',
  renamePasskey: 'PATCH /wps/member/passkeys/pk_1',
  removePasskey: 'DELETE /wps/member/passkeys/pk_1',
  startPasskeyLogin: 'POST /wps/session/passkey/options',
  loginWithPasskey: 'POST /wps/session/passkey',
  getMarketing: 'GET /wps/member/marketing',
  setMarketing: 'PUT /wps/member/marketing',
  listDevices: 'GET /wps/member/devices',
  signOutDevice: 'DELETE /wps/member/devices/s_2',
  signOutOtherDevices: 'DELETE /wps/member/devices',
  addRecent: 'GET /lgw/games/recent/add',
  launchGame: 'GET /lgw/games/launch',
  listOrders: 'GET /lgw/orders',
  getWinners: 'GET /lgw/winners',
  getJackpot: 'GET /lgw/jackpot',
  listLiveModels: 'GET /lgw/live',
  listFixtures: 'GET /lgw/sports/fixtures',
  streamFixtures: 'GET /lgw/sports/stream',
  getRegistrationRules: 'GET /wps/member/register/rules',
  register: 'PUT /wps/member/register',
  checkUsername: 'GET /wps/member/username',
  checkEmail: 'GET /wps/member/email',
  checkAffiliateCode: 'GET /wps/agent/affiliate',
  sendVerificationCode: 'POST /wps/verification/code',
  setPasswordByPhone: 'POST /wps/member/password/phone',
  changePassword: 'POST /wps/member/password',
  setPaymentPassword: 'POST /wps/member/password/payment',
  updateMember: 'PATCH /wps/member/info',
  getHeadIcon: 'GET /wps/member/headIcon',
  setHeadIcon: 'POST /wps/member/headIcon',
  getBankCards: 'GET /wps/member/bankCard',
  addBankCard: 'POST /wps/member/bankCard',
  removeBankCard: 'DELETE /wps/member/bankCard',
  sendFeedback: 'PUT /wps/feedback',
  getHelpCenter: 'GET /wps/system/helpCenter',
  getCustomerService: 'GET /wps/system/customerService',
  getInbox: 'GET /wps/message/inbox',
  getInboxUnread: 'GET /wps/message/inbox/unread',
  readInbox: 'POST /wps/message/inbox/read',
  deleteInbox: 'DELETE /wps/message/inbox',
  getChatUnread: 'GET /wps/relay/CBS_unreadCount',
  launchChat: 'GET /wps/relay/CBS_launchChat',
  sendEmail: 'POST /wps/email',
  getCashback: 'GET /wps/rewards/cashback',
  getPoints: 'GET /wps/rewards/points',
  getLimits: 'GET /wps/member/limits',
  setLimits: 'PUT /wps/member/limits',
  startTimeOut: 'POST /wps/member/limits/timeOut',
  selfExclude: 'POST /wps/member/limits/selfExclusion',
  getActivityStatement: 'GET /wps/member/statement',
  getPlaySession: 'GET /wps/session/play',
  getTransactions: 'GET /wps/transaction/records',
  getConsolidatedFunds: 'GET /wps/member/info/funds/consolidated',
  getReferral: 'GET /wps/agent/referral',
  claimInvite: 'POST /wps/agent/referral/claim',
  getAgentEarnings: 'GET /wps/agent/earnings',
  getAgentSummary: 'GET /wps/agent/summary',
  getTeamProfitLoss: 'GET /wps/agent/team',
  getDownline: 'GET /wps/agent/downline',
  getSalaryContracts: 'GET /wps/agent/contract/salary',
  getHourlyContracts: 'GET /wps/agent/contract/hourly',
  getDividendContracts: 'GET /wps/agent/contract/dividend',
  answerContract: 'POST /wps/agent/contract/salary/con_7',
  placeOrder: 'POST /lgw/orders',
  listLotteries: 'GET /lotto/list',
  getLotteryMenu: 'GET /lotto/menu',
  getNumero: 'GET /lotto/numero',
  listDraws: 'GET /lotto/draws',
  listPlays: 'GET /lotto/plays',
  listVietnamRecent: 'GET /lotto/vn/recent',
  getVietnamNumero: 'GET /lotto/vn/numero',
  launchLottery: 'GET /lotto/launch',
  openLottery: 'POST /lotto/session',
} as const satisfies Partial<Record<keyof Operations, string>>

type FakedId = keyof typeof CALLS

/** Answers by operation: a value of the contract, a refusal, or a function that decides; of a stream, its response. */
export type Answers = {
  readonly [Id in FakedId]?: Answer<Id extends 'streamFixtures' ? Response : ValueOf<Id>>
}

export interface FakeGateway {
  readonly fetch: typeof globalThis.fetch
  /** The calls of one operation so far. */
  received(id: FakedId): readonly ReceivedCall[]
  /** Changes the answers from now on. */
  answer(answers: Answers): void
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
}

function isRefusal(answer: unknown): answer is Refusal {
  return typeof answer === 'object' && answer !== null && 'refused' in answer
}

/**
 * In-memory gateway for tests: answers by operation, 501 for an operation without an answer, and a record of the
 * calls.
 */
export function fakeGateway(initial: Answers = {}): FakeGateway {
  let answers: Answers = initial
  const log = new Map<string, ReceivedCall[]>()

  async function fetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init)
    const url = new URL(request.url)
    if (url.pathname.startsWith('/messages/')) return json(200, MESSAGES[url.pathname] ?? {})
    const call = `${request.method} ${url.pathname}`
    const id = (Object.keys(CALLS) as FakedId[]).find((candidate) => CALLS[candidate] === call)
    const received = { request, url, body: await request.clone().text() }
    log.set(call, [...(log.get(call) ?? []), received])
    const answer: unknown = id && answers[id]
    const value: unknown =
      typeof answer === 'function' ? await Promise.race([answer(received), aborted(request.signal)]) : answer
    if (value === undefined) return refuse(refusal(501, 'feature.not_built'))
    if (value instanceof Response) return value
    return isRefusal(value) ? refuse(value) : json(200, { success: true, value })
  }

  return {
    fetch,
    received: (id) => log.get(CALLS[id]) ?? [],
    answer: (more) => {
      answers = { ...answers, ...more }
    },
  }
}

/** Rejects as the browser's fetch does when its caller aborts. */
function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const hangUp = (): void => reject(signal.reason as Error)
    if (signal.aborted) hangUp()
    else signal.addEventListener('abort', hangUp, { once: true })
  })
}

function refuse({ status, code, data, retryAfter }: Refusal): Response {
  const body = { success: false, code, message: code, requestId: 'test-request', data }
  return json(status, body, retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) })
}

/** The catalogues that the fake site offers. */
const MESSAGES: Readonly<Record<string, Messages>> = {
  '/messages/EN.json': {
    // Compiled as in a bundle: messages that rules name by id have no default text.
    ...compileMessages({ english }).messages,
    ...Object.fromEntries(Object.values(routeTitles).map(({ id, defaultMessage }) => [id, defaultMessage])),
  },
  '/messages/AR.json': { 'home.logIn': 'تسجيل الدخول', 'frame.home': 'الرئيسية' },
}
