import {
  isContractCandidate,
  isGuest,
  isRealAccount,
  isTrialAccount,
  seesAgentEntry,
  type SessionFacts,
} from '../account/member.ts'
import type { RouteAccess } from '../routes/route.ts'
import { matchRoute } from '../routes/routes.ts'
import { type Route, ROUTES } from '../routes/routeTable.ts'
import type { Flags } from '../site/flags.ts'

export type RefusalMessageId =
  | 'free_reject'
  | 'contact_service'
  | 'deposit_actual_account'
  | 'in_logged_login'

/** Decision on a tap on something that needs an account. */
export type ClickDecision =
  | { readonly kind: 'proceed' }
  | { readonly kind: 'go'; readonly to: string }
  /** Refusal shown as a toast, which disappears by itself. */
  | { readonly kind: 'reject'; readonly messageId: RefusalMessageId }
  /** An alert with 'cancel' and 'register now'; the second leads to `registerPath`. */
  | { readonly kind: 'askToRegister'; readonly messageId: 'free_reject'; readonly registerPath: string }
  /** The page at `to` is for members: in its place it says so, with the ways to sign in and to register. */
  | {
      readonly kind: 'needsAccount'
      readonly messageId: 'free_reject' | 'deposit_actual_account'
      readonly to: string
    }

const toLogin: ClickDecision = { kind: 'go', to: ROUTES.login.path }
const askToRegister: ClickDecision = {
  kind: 'askToRegister',
  messageId: 'free_reject',
  registerPath: ROUTES.register.path,
}

/** Member centre: visitors log in, guests are asked to register. */
export function clickMemberCentre(session: SessionFacts): ClickDecision {
  if (!session) return toLogin
  return isGuest(session.type) ? askToRegister : { kind: 'go', to: ROUTES.memberHome.path }
}

/** VIP benefits: only where the VIP flag is on. */
export function clickVip(session: SessionFacts, flags: Pick<Flags, 'VIP'>): ClickDecision {
  if (!session) return toLogin
  return flags.VIP ? { kind: 'go', to: ROUTES.vip.path } : reject('contact_service')
}

/**
 * Agent: members with the agent entry register agents, other members invite friends; where the brand has no referral
 * they arrive at the member centre. Guests have nobody to invite for.
 */
export function clickAgent(session: SessionFacts, flags: Pick<Flags, 'REFERRAL'>): ClickDecision {
  if (!session) return toLogin
  if (seesAgentEntry(session.type)) return { kind: 'go', to: ROUTES.agent.path }
  if (!flags.REFERRAL) return clickMemberCentre(session)
  return isGuest(session.type)
    ? needsAccount('free_reject', ROUTES.inviteFriends.path)
    : { kind: 'go', to: ROUTES.inviteFriends.path }
}

/**
 * True for a session that login and registration send on: a real account is signed in. Every other session is a trial,
 * and a trial player can always get to a real account (S-login-27).
 */
export function leavesEntrance(session: SessionFacts): boolean {
  return session !== null && isRealAccount(session.type)
}

/** True when a trial may start: it never replaces the session of a member (S-trial-05). */
export function mayStartTrial(session: SessionFacts): boolean {
  return session === null || isGuest(session.type)
}

/** Pages about a member's own account, such as its password: visitors log in, guests are told that they need one. */
function clickOwnAccount(session: SessionFacts, route: Route): ClickDecision {
  if (!session) return toLogin
  return isGuest(session.type) ? needsAccount('free_reject', route.path) : { kind: 'go', to: route.path }
}

/** Withdrawal: real accounts alone have money to withdraw. */
export function clickWithdraw(session: SessionFacts): ClickDecision {
  if (!session) return toLogin
  const { path } = ROUTES.withdraw
  return isRealAccount(session.type) ? { kind: 'go', to: path } : needsAccount('free_reject', path)
}

/** Inbox: visitors log in, guests are refused. */
export function clickInbox(session: SessionFacts): ClickDecision {
  if (!session) return toLogin
  return isGuest(session.type) ? reject('free_reject') : { kind: 'go', to: ROUTES.inbox.path }
}

/** Live chat: as the inbox; `proceed` means that the chat may be launched. */
export function clickLiveChat(session: SessionFacts): ClickDecision {
  if (!session) return toLogin
  return isGuest(session.type) ? reject('free_reject') : { kind: 'proceed' }
}

/** Free credit: real accounts (0, 1, 2) alone. */
export function clickFreeCredit(session: SessionFacts): ClickDecision {
  if (!session) return toLogin
  return isRealAccount(session.type) ? { kind: 'proceed' } : reject('free_reject')
}

/** Deposit: every account that is not real is refused as a trial account (S-trial-09). */
export function clickDeposit(session: SessionFacts): ClickDecision {
  if (!session) return toLogin
  const { path } = ROUTES.deposit
  return isRealAccount(session.type) ? { kind: 'go', to: path } : needsAccount('deposit_actual_account', path)
}

/** A game: a trial account is asked to register where there is no free play (S-centre-20). */
export function clickGame(
  session: SessionFacts,
  game: { readonly supportsFreePlay?: boolean | undefined },
): ClickDecision {
  return lacksFreePlay(session, game) ? askToRegister : { kind: 'proceed' }
}

/** True when a trial account cannot play the game; a source that does not say counts as free play. */
export function lacksFreePlay(
  session: SessionFacts,
  game: { readonly supportsFreePlay?: boolean | undefined },
): boolean {
  return session !== null && isTrialAccount(session.type) && game.supportsFreePlay === false
}

/** Recent and favourite filters: without a session a two-second message, nothing else. */
export function clickMembersFilter(session: SessionFacts): ClickDecision {
  return session ? { kind: 'proceed' } : reject('in_logged_login')
}

/** True when the gateway is asked for the member's pending contract requests. */
export function asksForContracts(session: SessionFacts, flags: Pick<Flags, 'AGENTPOLICY3'>): boolean {
  return session !== null && flags.AGENTPOLICY3 && isContractCandidate(session.type)
}

/** True when the chat's unread count is fetched: CBS3 on, signed in, not a guest. */
export function fetchesChatUnread(session: SessionFacts, flags: Pick<Flags, 'CBS3'>): boolean {
  return session !== null && flags.CBS3 && !isGuest(session.type)
}

/** True when the inbox's unread count is fetched: signed in, not a guest. */
export function fetchesInboxUnread(session: SessionFacts): boolean {
  return session !== null && !isGuest(session.type)
}

/**
 * Decision on opening an address directly: the rules of the clicks apply to deep links too, so that no page
 * opens that its button refuses.
 */
export function enterRoute(
  route: Route,
  session: SessionFacts,
  flags: Pick<Flags, 'VIP' | 'REFERRAL'>,
): ClickDecision {
  const decision = RULES[route.access](session, flags, route)
  if (decision.kind === 'go' && matchRoute(decision.to).route.id === route.id) return { kind: 'proceed' }
  return decision
}

/** The rule of each access that a route can ask for. */
const RULES: Readonly<
  Record<
    RouteAccess,
    (session: SessionFacts, flags: Pick<Flags, 'VIP' | 'REFERRAL'>, route: Route) => ClickDecision
  >
> = {
  anyone: () => ({ kind: 'proceed' }),
  session: (session) => (session ? { kind: 'proceed' } : toLogin),
  ownAccount: (session, _flags, route) => clickOwnAccount(session, route),
  withdraw: clickWithdraw,
  memberCentre: clickMemberCentre,
  vip: clickVip,
  inbox: clickInbox,
  deposit: clickDeposit,
  freeCredit: clickFreeCredit,
  agent: clickAgent,
}

function needsAccount(messageId: 'free_reject' | 'deposit_actual_account', to: string): ClickDecision {
  return { kind: 'needsAccount', messageId, to }
}

function reject(messageId: RefusalMessageId): ClickDecision {
  return { kind: 'reject', messageId }
}
