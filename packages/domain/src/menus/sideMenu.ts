import { isGuest, seesAgentEntry, type SessionFacts } from '../account/member.ts'
import type { MenuEntry, MenuFacts } from './menus.ts'

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

/** `visitor`: visitors and guests, who may still sign in. `account`: members with a password of their own. */
type Audience = 'visitor' | 'member' | 'account' | 'everyone'
type SideMenuRow = MenuEntry<SideMenuId> & { readonly for: Audience }

const SIDE_MENU: readonly SideMenuRow[] = [
  { id: 'login', for: 'visitor', flag: null, routeId: 'login' },
  { id: 'register', for: 'visitor', flag: null, routeId: 'register' },
  { id: 'profile', for: 'member', flag: 'MENU_PROFILE', routeId: 'memberHome' },
  { id: 'accountRecord', for: 'member', flag: 'MENU_ACCOUNT_RECORD', routeId: 'accountRecord' },
  { id: 'bettingRecord', for: 'member', flag: 'MENU_BETTING_RECORD', routeId: 'betRecord' },
  { id: 'inviteFriends', for: 'account', flag: 'MENU_INVITE_FRIENDS', routeId: 'inviteFriends' },
  { id: 'agent', for: 'member', flag: 'MENU_AGENT', routeId: 'agent' },
  { id: 'changePassword', for: 'account', flag: 'MENU_CHANGE_PASSWORD', routeId: 'changePassword' },
  { id: 'message', for: 'everyone', flag: 'MENU_MESSAGE', routeId: 'messageCenter' },
  { id: 'customerService', for: 'everyone', flag: 'MENU_CUSTOMER_SERVICE', routeId: null },
  { id: 'help', for: 'everyone', flag: 'MENU_HELP', routeId: 'help' },
  { id: 'feedback', for: 'account', flag: 'MENU_FEEDBACK', routeId: 'feedback' },
  { id: 'appDownload', for: 'everyone', flag: 'MENU_APP_DOWNLOAD', routeId: 'install' },
  { id: 'language', for: 'everyone', flag: 'MENU_LANGUAGE', routeId: 'language' },
  { id: 'signOut', for: 'member', flag: null, routeId: null },
]

/** Every entry that the side menu may have. */
export const SIDE_MENU_IDS: readonly SideMenuId[] = SIDE_MENU.map(({ id }) => id)

/** Entries of the side menu in order (S-menu-03 to S-menu-11): those that the brand wants first, then the others. */
export function sideMenu(facts: MenuFacts & { readonly first?: readonly string[] }): MenuEntry<SideMenuId>[] {
  const { first = [] } = facts
  const placeOf = ({ id }: { readonly id: string }): number =>
    first.includes(id) ? first.indexOf(id) : first.length
  const audiences = audiencesOf(facts.session)
  return SIDE_MENU.filter((row) => audiences.has(row.for))
    .filter((row) => row.flag === null || facts.flags[row.flag])
    .filter((row) => isSideEntryShown(row.id, facts))
    .map(({ id, flag, routeId }) => ({ id, flag, routeId }))
    .sort((one, other) => placeOf(one) - placeOf(other))
}

function audiencesOf(session: SessionFacts): ReadonlySet<Audience> {
  if (!session) return new Set(['everyone', 'visitor'])
  return new Set(['everyone', 'member', isGuest(session.type) ? 'visitor' : 'account'])
}

function isSideEntryShown(id: SideMenuId, { session, referralEnabled, appOffered }: MenuFacts): boolean {
  switch (id) {
    case 'inviteFriends':
      return referralEnabled
    case 'agent':
      return session !== null && seesAgentEntry(session.type)
    case 'appDownload':
      return appOffered
    default:
      return true
  }
}
