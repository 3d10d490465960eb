import type { Flags, MenuFlag } from './flags.ts'
import { seesAgentEntry, type SessionFacts } from './member.ts'
import type { RouteId } from './routes.ts'

/** An entry of a menu: what it is, the flag that builds it, and the route it leads to (`null`: an action). */
export type MenuEntry<Id extends string> = {
  readonly id: Id
  readonly flag: MenuFlag | null
  readonly routeId: RouteId | null
}

export type SideMenuId =
  | 'login'
  | 'register'
  | 'profile'
  | 'accountRecord'
  | 'bettingRecord'
  | 'inviteFriends'
  | 'agent'
  | 'appDownload'
  | 'customerService'
  | 'message'
  | 'help'
  | 'feedback'
  | 'changePassword'
  | 'language'
  | 'signOut'

type Audience = 'visitor' | 'member' | 'everyone'
type SideMenuRow = MenuEntry<SideMenuId> & { readonly for: Audience }

const SIDE_MENU: readonly SideMenuRow[] = [
  { id: 'login', for: 'visitor', flag: null, routeId: 'login' },
  { id: 'register', for: 'visitor', flag: null, routeId: 'register' },
  { id: 'profile', for: 'member', flag: 'MENU_PROFILE', routeId: 'memberHome' },
  { id: 'accountRecord', for: 'member', flag: 'MENU_ACCOUNT_RECORD', routeId: 'accountRecord' },
  { id: 'bettingRecord', for: 'member', flag: 'MENU_BETTING_RECORD', routeId: 'bettingRecord' },
  { id: 'inviteFriends', for: 'member', flag: 'MENU_INVITE_FRIENDS', routeId: 'inviteFriends' },
  { id: 'agent', for: 'member', flag: 'MENU_AGENT', routeId: 'agentRegister' },
  { id: 'changePassword', for: 'member', flag: 'MENU_CHANGE_PASSWORD', routeId: 'changePassword' },
  { id: 'message', for: 'everyone', flag: 'MENU_MESSAGE', routeId: 'message' },
  { id: 'customerService', for: 'everyone', flag: 'MENU_CUSTOMER_SERVICE', routeId: null },
  { id: 'help', for: 'everyone', flag: 'MENU_HELP', routeId: 'help' },
  { id: 'feedback', for: 'member', flag: 'MENU_FEEDBACK', routeId: 'feedback' },
  { id: 'appDownload', for: 'everyone', flag: 'MENU_APP_DOWNLOAD', routeId: 'app' },
  { id: 'language', for: 'everyone', flag: 'MENU_LANGUAGE', routeId: 'language' },
  { id: 'signOut', for: 'member', flag: null, routeId: null },
]

export type MenuFacts = {
  readonly session: SessionFacts
  readonly flags: Flags
  /** Whether the REFERRAL promotion is on; see {@link isReferralEnabled}. */
  readonly referralEnabled: boolean
  /** Running as an installed web app or inside the native app. */
  readonly installed: boolean
}

/** The right-hand menu's entries in order (specification, 'Side menu'). */
export function sideMenu(facts: MenuFacts): MenuEntry<SideMenuId>[] {
  const audience: Audience = facts.session ? 'member' : 'visitor'
  return SIDE_MENU.filter((row) => row.for === 'everyone' || row.for === audience)
    .filter((row) => row.flag === null || facts.flags[row.flag])
    .filter((row) => isSideEntryShown(row.id, facts))
    .map(({ id, flag, routeId }) => ({ id, flag, routeId }))
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

function isSideEntryShown(id: SideMenuId, { session, referralEnabled, installed }: MenuFacts): boolean {
  switch (id) {
    case 'inviteFriends':
      return referralEnabled
    case 'agent':
      return session !== null && seesAgentEntry(session.type)
    case 'appDownload':
      return !installed
    default:
      return true
  }
}
