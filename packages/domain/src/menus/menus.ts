import { isGuest, seesAgentEntry, type SessionFacts } from '../account/member.ts'
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

const BOTTOM_MENU: readonly MenuEntry<BottomMenuId>[] = [
  { id: 'home', flag: null, routeId: 'home' },
  { id: 'customerService', flag: 'MENU_CUSTOMER_SERVICE', routeId: null },
  { id: 'promotion', flag: 'MENU_PROMOTION', routeId: 'promotions' },
  { id: 'agent', flag: 'MENU_AGENT', routeId: null },
  { id: 'memberCentre', flag: null, routeId: null },
]

/**
 * Entries of the bottom menu: home, customer service, promotion, agent, member centre, filtered by flags. The agent
 * entry is left out for members whom it would lead nowhere: they are no agents, and there is no referral or they are
 * guests.
 */
export function bottomMenu({
  flags,
  session,
  referralEnabled,
}: Pick<MenuFacts, 'flags' | 'session' | 'referralEnabled'>): MenuEntry<BottomMenuId>[] {
  const agent =
    session === null || seesAgentEntry(session.type) || (referralEnabled && !isGuest(session.type))
  return BOTTOM_MENU.filter(({ id, flag }) => (flag === null || flags[flag]) && (id !== 'agent' || agent))
}
