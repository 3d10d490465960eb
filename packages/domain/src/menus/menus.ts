import { isGuest, seesAgentEntry, type SessionFacts } from '../account/member.ts'
import type { GameCategory } from '../games/categories.ts'
import type { BottomMenuId } from '../routes/route.ts'
import type { RouteId } from '../routes/routeTable.ts'
import type { Flags, MenuFlag } from '../site/flags.ts'

/** Menu entry: its id, the flag that includes it, and the route that it opens (`null`: an action). */
export type MenuEntry<Id extends string> = {
  readonly id: Id
  readonly flag: MenuFlag | null
  readonly routeId: RouteId | null
}

export type MenuFacts = {
  readonly session: SessionFacts
  readonly flags: Flags
  /** True when the REFERRAL promotion is on; see {@link isReferralEnabled}. */
  readonly referralEnabled: boolean
  /** True where the app may be offered; see `offersApp`. */
  readonly appOffered: boolean
}

export type ShortcutId =
  | 'deposit'
  | 'withdraw'
  | 'rewardCenter'
  | 'customerService'
  | 'cashback'
  | 'points'
  | 'appDownload'

const SHORTCUTS: readonly MenuEntry<ShortcutId>[] = [
  { id: 'deposit', flag: 'MENU_DEPOSIT', routeId: 'deposit' },
  { id: 'withdraw', flag: 'MENU_WITHDRAW', routeId: 'withdraw' },
  { id: 'rewardCenter', flag: 'MENU_REWARD_CENTER', routeId: 'rewardCenter' },
  { id: 'customerService', flag: 'MENU_CUSTOMER_SERVICE', routeId: null },
  { id: 'cashback', flag: 'MENU_CASHBACK', routeId: 'cashback' },
  { id: 'points', flag: 'MENU_POINTS', routeId: 'points' },
  { id: 'appDownload', flag: 'MENU_APP_DOWNLOAD', routeId: 'install' },
]

/** Round shortcuts of home, filtered by flags; the app download only where it is offered. */
export function homeShortcuts(facts: Pick<MenuFacts, 'flags' | 'appOffered'>): MenuEntry<ShortcutId>[] {
  return SHORTCUTS.filter(({ id, flag }) => {
    if (id === 'appDownload' && !facts.appOffered) return false
    return flag === null || facts.flags[flag]
  })
}

/** Entry of the bottom menu: one may lead to a category of its route's games. */
export type BottomMenuEntry = MenuEntry<BottomMenuId> & { readonly category?: GameCategory }

const BOTTOM_MENU: Readonly<Record<BottomMenuId, Omit<BottomMenuEntry, 'id'>>> = {
  home: { flag: null, routeId: 'home' },
  games: { flag: null, routeId: 'gameCenter' },
  sports: { flag: null, routeId: 'gameCenter', category: 'SPORTS' },
  lottery: { flag: null, routeId: 'lottery' },
  bets: { flag: 'MENU_BETTING_RECORD', routeId: 'betRecord' },
  deposit: { flag: 'MENU_DEPOSIT', routeId: null },
  rewards: { flag: 'MENU_REWARD_CENTER', routeId: 'rewardCenter' },
  customerService: { flag: 'MENU_CUSTOMER_SERVICE', routeId: null },
  promotion: { flag: 'MENU_PROMOTION', routeId: 'promotions' },
  agent: { flag: 'MENU_AGENT', routeId: null },
  memberCentre: { flag: null, routeId: null },
}

/** Every entry that a bottom menu may have. */
export const BOTTOM_MENU_IDS = Object.keys(BOTTOM_MENU) as readonly BottomMenuId[]

/** Entries of a brand that lists none of its own (S-frame-13). */
export const USUAL_BOTTOM_MENU: readonly BottomMenuId[] = [
  'home',
  'customerService',
  'promotion',
  'agent',
  'memberCentre',
]

export type BottomMenuFacts = Pick<MenuFacts, 'flags' | 'session' | 'referralEnabled'> & {
  /** Entries in the brand's order. */
  readonly entries?: readonly BottomMenuId[]
}

/**
 * Entries of the bottom menu in the brand's order, filtered by flags. The agent entry is left out for members whom it
 * would lead nowhere: they are no agents, and there is no referral or they are guests.
 */
export function bottomMenu({
  flags,
  session,
  referralEnabled,
  entries = USUAL_BOTTOM_MENU,
}: BottomMenuFacts): BottomMenuEntry[] {
  const agent =
    session === null || seesAgentEntry(session.type) || (referralEnabled && !isGuest(session.type))
  return entries
    .map((id) => ({ id, ...BOTTOM_MENU[id] }))
    .filter(({ id, flag }) => (flag === null || flags[flag]) && (id !== 'agent' || agent))
}

/** Entries of pages about a member's account, in which they are lit where the menu has no entry of their own. */
const OF_THE_MEMBER: ReadonlySet<BottomMenuId> = new Set(['bets', 'deposit', 'rewards'])

/**
 * Entry that is lit while a route is shown: the one of the category whose games are shown, the route's own, or that of
 * the member centre for a page of the account.
 * @param category category in the address of a page of games
 */
export function litEntry(
  menu: BottomMenuId | undefined,
  entries: readonly Pick<BottomMenuEntry, 'id' | 'category'>[],
  category?: string | null,
): BottomMenuId | undefined {
  const has = (id: BottomMenuId): boolean => entries.some((entry) => entry.id === id)
  const ofCategory = entries.find((entry) => entry.category !== undefined && entry.category === category)
  if (menu === 'games' && ofCategory) return ofCategory.id
  if (menu === undefined || has(menu)) return menu
  return OF_THE_MEMBER.has(menu) && has('memberCentre') ? 'memberCentre' : undefined
}
