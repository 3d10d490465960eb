import { MESSAGE_DURATIONS } from './durations.ts'
import type { Flags } from './flags.ts'
import { isContractCandidate, isGuest, isRealAccount, seesAgentEntry, type SessionFacts } from './member.ts'
import { matchRoute, type Route, ROUTES } from './routes.ts'

export type RefusalMessageId =
  | 'free_reject'
  | 'contact_service'
  | 'deposit_actual_account'
  | 'in_logged_login'

/** What a tap on something that needs an account does. */
export type ClickDecision =
  | { readonly kind: 'proceed' }
  | { readonly kind: 'go'; readonly to: string }
  /** A message that leaves by itself after `durationMs`. */
  | { readonly kind: 'reject'; readonly messageId: RefusalMessageId; readonly durationMs: number }
  /** An alert with 'cancel' and 'register now'; the second leads to `registerPath`. */
  | { readonly kind: 'askToRegister'; readonly messageId: 'free_reject'; readonly registerPath: string }

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
  return flags.VIP ? { kind: 'go', to: ROUTES.vipBenefits.path } : reject('contact_service')
}

/** Agent: those who see the agent entry register agents, other members invite friends. */
export function clickAgent(session: SessionFacts): ClickDecision {
  if (!session) return toLogin
  const route = seesAgentEntry(session.type) ? ROUTES.agentRegister : ROUTES.inviteFriends
  return { kind: 'go', to: route.path }
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

/** Deposit: every account that is not real counts as free-trial here and is refused (decision 5). */
export function clickDeposit(session: SessionFacts): ClickDecision {
  if (!session) return toLogin
  if (!isRealAccount(session.type)) return reject('deposit_actual_account')
  return { kind: 'go', to: ROUTES.deposit.path }
}

/** Recent and favourite filters: without a session a two-second message, nothing else. */
export function clickMembersFilter(session: SessionFacts): ClickDecision {
  return session ? { kind: 'proceed' } : reject('in_logged_login')
}

/** True when the member is to be asked about pending contract requests. */
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
 * Whether an address may be opened, however the visitor got there: the clicks' own rules hold for
 * deep links too, so that no page is reachable that its button refuses.
 */
export function enterRoute(route: Route, session: SessionFacts, flags: Pick<Flags, 'VIP'>): ClickDecision {
  if (!route.needsSession) return { kind: 'proceed' }
  const decision = guardOf(route, session, flags)
  if (decision.kind === 'go' && matchRoute(decision.to).route.id === route.id) return { kind: 'proceed' }
  return decision
}

function guardOf(route: Route, session: SessionFacts, flags: Pick<Flags, 'VIP'>): ClickDecision {
  switch (route.id) {
    case ROUTES.memberHome.id:
      return clickMemberCentre(session)
    case ROUTES.vipBenefits.id:
      return clickVip(session, flags)
    case ROUTES.inbox.id:
      return clickInbox(session)
    case ROUTES.deposit.id:
      return clickDeposit(session)
    case ROUTES.rewardCenter.id:
      return clickFreeCredit(session)
    case ROUTES.agentRegister.id:
      return clickAgent(session)
    default:
      return session ? { kind: 'proceed' } : toLogin
  }
}

function reject(messageId: RefusalMessageId): ClickDecision {
  return { kind: 'reject', messageId, durationMs: MESSAGE_DURATIONS.info }
}
