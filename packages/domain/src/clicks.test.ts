import { describe, expect, test } from 'vitest'

import {
  asksForContracts,
  type ClickDecision,
  clickAgent,
  clickDeposit,
  clickFreeCredit,
  clickInbox,
  clickLiveChat,
  clickMemberCentre,
  clickMembersFilter,
  clickVip,
  enterRoute,
  fetchesChatUnread,
  fetchesInboxUnread,
} from './clicks.ts'
import type { SessionFacts } from './member.ts'
import { type RouteId, ROUTES } from './routes.ts'

const on = { VIP: true }
const off = { VIP: false }
const of = (type: number): SessionFacts => ({ type })

function said(decision: ClickDecision): string {
  switch (decision.kind) {
    case 'go':
      return decision.to
    case 'reject':
      return `${decision.messageId} ${decision.durationMs}`
    default:
      return decision.kind
  }
}

describe('clicks with account checks', () => {
  test.each<[string, ClickDecision, string]>([
    ['member centre, visitor', clickMemberCentre(null), '/m/login'],
    ['member centre, guest', clickMemberCentre(of(4)), 'askToRegister'],
    ['member centre, member', clickMemberCentre(of(0)), '/m/member/home'],
    ['member centre, agent', clickMemberCentre(of(3)), '/m/member/home'],
    ['VIP, visitor', clickVip(null, on), '/m/login'],
    ['VIP, flag on', clickVip(of(0), on), '/m/member/benefits'],
    ['VIP, flag off', clickVip(of(0), off), 'contact_service 2000'],
    ['agent, visitor', clickAgent(null), '/m/login'],
    ['agent, member', clickAgent(of(0)), '/m/inviteFriends'],
    ['agent, guest', clickAgent(of(4)), '/m/inviteFriends'],
    ['agent, type 40', clickAgent(of(40)), '/m/inviteFriends'],
    ['agent, partner', clickAgent(of(1)), '/m/agentRegister'],
    ['agent, type 41', clickAgent(of(41)), '/m/agentRegister'],
    ['inbox, visitor', clickInbox(null), '/m/login'],
    ['inbox, guest', clickInbox(of(4)), 'free_reject 2000'],
    ['inbox, member', clickInbox(of(0)), '/m/webEmail'],
    ['chat, visitor', clickLiveChat(null), '/m/login'],
    ['chat, guest', clickLiveChat(of(4)), 'free_reject 2000'],
    ['chat, member', clickLiveChat(of(2)), 'proceed'],
    ['free credit, visitor', clickFreeCredit(null), '/m/login'],
    ['free credit, type 2', clickFreeCredit(of(2)), 'proceed'],
    ['free credit, type 3', clickFreeCredit(of(3)), 'free_reject 2000'],
    ['deposit, visitor', clickDeposit(null), '/m/login'],
    ['deposit, member', clickDeposit(of(0)), '/m/voucherCenter'],
    ['deposit, guest', clickDeposit(of(4)), 'deposit_actual_account 2000'],
    ['deposit, type 41', clickDeposit(of(41)), 'deposit_actual_account 2000'],
    ['favourites, visitor', clickMembersFilter(null), 'in_logged_login 2000'],
    ['favourites, member', clickMembersFilter(of(0)), 'proceed'],
  ])('%s', (_, decision, wanted) => expect(said(decision)).toBe(wanted))

  test('the guest is asked to register', () => {
    expect(clickMemberCentre(of(4))).toMatchObject({ messageId: 'free_reject', registerPath: '/m/register' })
  })
})

describe('deep links', () => {
  test.each<[RouteId, SessionFacts, string]>([
    ['home', null, 'proceed'],
    ['help', null, 'proceed'],
    ['withdraw', null, '/m/login'],
    ['withdraw', of(0), 'proceed'],
    ['memberHome', of(0), 'proceed'],
    ['memberHome', of(4), 'askToRegister'],
    ['vipBenefits', of(0), 'contact_service 2000'],
    ['inbox', of(4), 'free_reject 2000'],
    ['deposit', of(4), 'deposit_actual_account 2000'],
    ['deposit', of(1), 'proceed'],
    ['rewardCenter', null, '/m/login'],
    ['rewardCenter', of(2), 'proceed'],
    ['rewardCenter', of(3), 'free_reject 2000'],
    ['rewardCenter', of(4), 'free_reject 2000'],
    ['agentRegister', of(0), '/m/inviteFriends'],
    ['agentRegister', of(3), 'proceed'],
    ['launchGame', null, '/m/login'],
  ])('%s as %j: %s', (id, session, wanted) => {
    expect(said(enterRoute(ROUTES[id], session, off))).toBe(wanted)
  })
})

test.each<[SessionFacts, boolean, boolean]>([
  [null, false, false],
  [of(4), false, false],
  [of(0), true, true],
  [of(41), true, false],
  [of(3), true, true],
])('background calls of %j', (session, unread, contracts) => {
  expect(fetchesInboxUnread(session)).toBe(unread)
  expect(fetchesChatUnread(session, { CBS3: true })).toBe(unread)
  expect(fetchesChatUnread(session, { CBS3: false })).toBe(false)
  expect(asksForContracts(session, { AGENTPOLICY3: true })).toBe(contracts)
  expect(asksForContracts(session, { AGENTPOLICY3: false })).toBe(false)
})
