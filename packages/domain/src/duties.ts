import { ROUTES, type RouteId } from './routeTable.ts'

/**
 * Everything a regulator can ask the site to show or do. A jurisdiction pack is a list of these with their sources;
 * the site asks which are in force and never where it is licensed.
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
  /** The responsible-gaming page, one tap away. */
  'responsibleGamingLink',
  /** Self-exclusion, one tap from the responsible-gaming page. */
  'selfExclusion',
  /** Deposit limits offered when an account is new. */
  'limitsAtRegistration',
  /** Deposit limits offered with the first deposit. */
  'limitsAtFirstDeposit',
  /** No game that stakes by itself. */
  'noAutoplay',
  /** Time played and net position beside a running game. */
  'timeAndSpend',
  /** A pause at the interval the member chose, with time and net position. */
  'realityCheck',
  /** What was staked, won and lost over three months. */
  'threeMonthHistory',
  /** When the account signed in before. */
  'lastLogin',
  /** The time of day and how long the session lasts. */
  'sessionClock',
  /** A notice every hour of a session. */
  'hourlyNotice',
  /** The helpline, to whoever enters the site. */
  'helplineAtEntry',
  /** The helpline where one signs in. */
  'helplineAtLogin',
  /** The helpline when one has signed out. */
  'helplineAtLogout',
] as const
export type Duty = (typeof DUTIES)[number]

/** Pages on which a stake can be placed. */
const PLAY: ReadonlySet<RouteId> = new Set(['launchGame', 'lotteryFrame'])

/** Pages from which gambling is one tap away, besides those it takes place on. */
const ENTRANCES: ReadonlySet<RouteId> = new Set([
  'home',
  'gameCenter',
  'slotsCenter',
  'game',
  'gameList',
  'lottery',
  'vietnamLottery',
  'startLottery',
  'activity',
  'activityDetail',
  'trial',
])

/**
 * Pages whose end cannot be reached, because their list goes on or a game covers it: what has to be seen stands at their
 * beginning.
 */
const ENDLESS: ReadonlySet<RouteId> = new Set(['gameCenter', 'slotsCenter', 'game', 'gameList', 'launchGame'])

/** True where a stake can be placed. */
export function isPlayRoute(id: RouteId): boolean {
  return PLAY.has(id)
}

/** True on every page that gives access to gambling: games, lists of games, and what leads to them. */
export function givesAccessToGambling(id: RouteId): boolean {
  return PLAY.has(id) || ENTRANCES.has(id)
}

/** Where a page carries its legal notice: at its beginning when its end cannot be reached. */
export function noticeEdge(id: RouteId): 'start' | 'end' {
  return ENDLESS.has(id) ? 'start' : 'end'
}

/**
 * Where a duty is due; a list names the pages themselves.
 */
export type DutyScope = 'everywhere' | 'gambling' | 'play' | readonly RouteId[]

/** True when a duty of that scope is due on the page. */
export function isDueOn(scope: DutyScope, id: RouteId): boolean {
  if (scope === 'everywhere') return id in ROUTES
  if (scope === 'gambling') return givesAccessToGambling(id)
  return scope === 'play' ? isPlayRoute(id) : scope.includes(id)
}
