import { ROUTES, type RouteId } from '../routes/routeTable.ts'

/**
 * Duties that a regulator can require of the site. A jurisdiction pack is a list of these with their sources;
 * the site reads the duties in force and never the place of its licence.
 */
export const DUTIES = [
  /** Licensee, regulator and account or licence number in one sentence, linked to the public register. */
  'licenceStatement',
  /** The licensee's name, number and registered address together. */
  'licenseeDetails',
  /** The 18+ or 21+ sign. */
  'ageSign',
  /** A link to an organisation that helps with gambling problems. */
  'helpOrganisation',
  /** A sentence that gambling can be harmful. */
  'harmMessage',
  /** The responsible-gaming page, one tap away. */
  'responsibleGamingLink',
  /** Self-exclusion, one tap from the responsible-gaming page. */
  'selfExclusion',
  /** Self-exclusion without an end date. */
  'indefiniteExclusion',
  /** Deposit limits, which a player can set at any time. */
  'limitsOffered',
  /** A new account is told which tools of responsible gaming there are, and where. */
  'toolsAtRegistration',
  /** Deposit limits offered to a new account. */
  'limitsAtRegistration',
  /** Deposit limits offered with the first deposit. */
  'limitsAtFirstDeposit',
  /** Setting a limit is the default of that offer; declining it is confirmed. */
  'limitsByDefault',
  /** The sum of a limit is typed; no sums are suggested. */
  'freeTextLimits',
  /** A direct link to the deposit limits. */
  'limitsLink',
  /**
   * Consent to marketing is asked of a new account, and once of one without a recorded choice, and can be changed, by
   * product and channel; nothing is ticked.
   */
  'marketingConsent',
  /** A reminder every six months to review the account and its transactions. */
  'sixMonthReview',
  /** Deposit limits count all deposits of a fixed period, and only they are called so. */
  'grossDepositLimits',
  /** A return at or below the stake is not called a win. */
  'noCelebratedLoss',
  /** No autoplay: no game that stakes by itself. */
  'noAutoplay',
  /** Time played and net position next to a running game. */
  'timeAndSpend',
  /** A pause at the interval the member chose, with time and net position. */
  'realityCheck',
  /** History of stakes, wins and losses over three months. */
  'threeMonthHistory',
  /** Deposits minus withdrawals since the account was opened. */
  'netDeposits',
  /** Time of the account's previous login. */
  'lastLogin',
  /** Time of day and duration of the session. */
  'sessionClock',
  /** A notice every hour of a session. */
  'hourlyNotice',
  /** Helpline for every visitor who enters the site. */
  'helplineAtEntry',
  /** Helpline on the login page. */
  'helplineAtLogin',
  /** Helpline after logging out. */
  'helplineAtLogout',
] as const
export type Duty = (typeof DUTIES)[number]

/** True for routes on which a stake can be placed. */
export function isPlayRoute(id: RouteId): boolean {
  return ROUTES[id].gambling === 'play'
}

/** True for routes that give access to gambling: games, lists of games, and pages that lead to them. */
export function givesAccessToGambling(id: RouteId): boolean {
  return ROUTES[id].gambling !== undefined
}

/** Position of a page's legal notice: at its start when its end cannot be scrolled to. */
export function noticeEdge(id: RouteId): 'start' | 'end' {
  return ROUTES[id].endless ? 'start' : 'end'
}

/** Scope of a duty; a list names the routes themselves. */
export type DutyScope = 'everywhere' | 'gambling' | 'play' | readonly RouteId[]

/** True when a duty of that scope applies to the page. */
export function isDueOn(scope: DutyScope, id: RouteId): boolean {
  if (scope === 'everywhere') return true
  if (scope === 'gambling') return givesAccessToGambling(id)
  return scope === 'play' ? isPlayRoute(id) : scope.includes(id)
}
