import type { Flags, MenuFlag } from './flags.ts'
import { seesAgentEntry, type SessionFacts } from './member.ts'
import type { RouteId } from './routes.ts'

/** An entry of a menu: what it is, the flag that builds it, and the route it leads to (`null`: an action). */
export type MenuEntry<Id extends string> = {
  readonly id: Id
  readonly flag: MenuFlag | null
  readonly routeId: RouteId | null
}

export type MenuFacts = {
  readonly session: SessionFacts
  readonly flags: Flags
  /** Whether the REFERRAL promotion is on; see {@link isReferralEnabled}. */
  readonly referralEnabled: boolean
  /** Running as an installed web app or inside the native app. */
  readonly installed: boolean
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
  { id: 'cashback', flag: 'MENU_CASHBACK', routeId: 'rewardCenter' },
  { id: 'points', flag: 'MENU_POINTS', routeId: 'rewardCenter' },
  { id: 'appDownload', flag: 'MENU_APP_DOWNLOAD', routeId: 'app' },
]

/** Home's round shortcuts, filtered by flags; the app download only outside an installed app. */
export function homeShortcuts(facts: Pick<MenuFacts, 'flags' | 'installed'>): MenuEntry<ShortcutId>[] {
  return SHORTCUTS.filter(({ id, flag }) => {
    if (id === 'appDownload' && facts.installed) return false
    return flag === null || facts.flags[flag]
  })
}

export type BottomMenuId = 'home' | 'customerService' | 'promotion' | 'agent' | 'memberCentre'

const BOTTOM_MENU: readonly MenuEntry<BottomMenuId>[] = [
  { id: 'home', flag: null, routeId: 'home' },
  { id: 'customerService', flag: 'MENU_CUSTOMER_SERVICE', routeId: null },
  { id: 'promotion', flag: 'MENU_PROMOTION', routeId: 'activity' },
  { id: 'agent', flag: 'MENU_AGENT', routeId: null },
  { id: 'memberCentre', flag: null, routeId: null },
]

/** The bottom menu: home, customer service, promotion, agent, member centre, as far as they are built. */
export function bottomMenu(flags: Flags): MenuEntry<BottomMenuId>[] {
  return BOTTOM_MENU.filter(({ flag }) => flag === null || flags[flag])
}

/** True when the referral is on: built by the tenant and, once known, among the platform's promotions. */
export function isReferralEnabled(
  flags: Pick<Flags, 'REFERRAL'>,
  enabledPromotions?: readonly string[] | null | undefined,
): boolean {
  return flags.REFERRAL && (enabledPromotions?.includes('REFERRAL') ?? true)
}

/** The referral is shown to visitors, and to members without the agent entry while it is enabled. */
export function showsReferral(session: SessionFacts, referralEnabled: boolean): boolean {
  return session === null || (!seesAgentEntry(session.type) && referralEnabled)
}
