import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import type { SessionFacts } from '../account/member.ts'
import { ROUTE_LIST } from '../routes/routes.ts'
import { type RouteId, ROUTES } from '../routes/routeTable.ts'
import {
  asksForContracts,
  type ClickDecision,
  clickAgent,
  clickDeposit,
  clickFreeCredit,
  clickGame,
  clickInbox,
  clickLiveChat,
  clickMemberCentre,
  clickMembersFilter,
  clickVip,
  clickWithdraw,
  enterRoute,
  fetchesChatUnread,
  fetchesInboxUnread,
  leavesEntrance,
  mayStartTrial,
} from './clicks.ts'

const on = { VIP: true, REFERRAL: true }
const off = { VIP: false, REFERRAL: true }
const alone = { VIP: true, REFERRAL: false }
const of = (type: number): SessionFacts => ({ type })

function said(decision: ClickDecision): string {
  switch (decision.kind) {
    case 'go':
      return decision.to
    case 'needsAccount':
      return `${decision.messageId} at ${decision.to}`
    case 'reject':
      return decision.messageId
    default:
      return decision.kind
  }
}

describe('clicks with account checks', () => {
  test.each<[string, ClickDecision, string]>([
    ['game, visitor', clickGame(null, { supportsFreePlay: false }), 'proceed'],
    ['game without free play, member', clickGame(of(0), { supportsFreePlay: false }), 'proceed'],
    [
      'game without free play, trial (S-centre-20)',
      clickGame(of(4), { supportsFreePlay: false }),
      'askToRegister',
    ],
    ['game with free play, trial', clickGame(of(4), { supportsFreePlay: true }), 'proceed'],
    ['game that says nothing, trial', clickGame(of(40), {}), 'proceed'],
    ['member centre, visitor (S-frame-16, S-member-09)', clickMemberCentre(null), '/m/login'],
    ['member centre, guest (S-frame-16, S-member-09)', clickMemberCentre(of(4)), 'askToRegister'],
    ['member centre, member (S-frame-16)', clickMemberCentre(of(0)), '/m/member/home'],
    ['member centre, agent', clickMemberCentre(of(3)), '/m/member/home'],
    ['VIP, visitor (S-errors-07)', clickVip(null, on), '/m/login'],
    ['VIP, flag on', clickVip(of(0), on), '/m/member/benefits'],
    ['VIP, flag off', clickVip(of(0), off), 'contact_service'],
    ['agent, visitor (S-errors-07)', clickAgent(null, on), '/m/login'],
    ['agent, member', clickAgent(of(0), on), '/m/inviteFriends'],
    ['agent, guest', clickAgent(of(4), on), 'free_reject at /m/inviteFriends'],
    ['agent, member without referral (S-agent-03)', clickAgent(of(0), alone), '/m/member/home'],
    ['agent, agent without referral', clickAgent(of(2), alone), '/m/agentRegister'],
    ['agent, guest without referral', clickAgent(of(4), alone), 'askToRegister'],
    ['withdrawal, visitor', clickWithdraw(null), '/m/login'],
    ['withdrawal, member', clickWithdraw(of(1)), '/m/withdraw'],
    ['withdrawal, guest (S-trial-11)', clickWithdraw(of(4)), 'free_reject at /m/withdraw'],
    ['withdrawal, type 3', clickWithdraw(of(3)), 'free_reject at /m/withdraw'],
    ['agent, type 40', clickAgent(of(40), on), '/m/inviteFriends'],
    ['agent, partner (S-frame-15)', clickAgent(of(1), on), '/m/agentRegister'],
    ['agent, type 41', clickAgent(of(41), on), '/m/agentRegister'],
    ['inbox, visitor (S-errors-07)', clickInbox(null), '/m/login'],
    ['inbox, guest', clickInbox(of(4)), 'free_reject'],
    ['inbox, member', clickInbox(of(0)), '/m/webEmail'],
    ['chat, visitor (S-errors-07)', clickLiveChat(null), '/m/login'],
    ['chat, guest', clickLiveChat(of(4)), 'free_reject'],
    ['chat, member', clickLiveChat(of(2)), 'proceed'],
    ['free credit, visitor', clickFreeCredit(null), '/m/login'],
    ['free credit, type 2', clickFreeCredit(of(2)), 'proceed'],
    ['free credit, type 3', clickFreeCredit(of(3)), 'free_reject'],
    ['deposit, visitor', clickDeposit(null), '/m/login'],
    ['deposit, member', clickDeposit(of(0)), '/m/voucherCenter'],
    ['deposit, guest', clickDeposit(of(4)), 'deposit_actual_account at /m/voucherCenter'],
    ['deposit, type 41', clickDeposit(of(41)), 'deposit_actual_account at /m/voucherCenter'],
    ['favourites, visitor', clickMembersFilter(null), 'in_logged_login'],
    ['favourites, member', clickMembersFilter(of(0)), 'proceed'],
  ])('%s', (_, decision, wanted) => expect(said(decision)).toBe(wanted))

  test('the guest is asked to register (S-trial-06)', () => {
    expect(clickMemberCentre(of(4))).toMatchObject({ messageId: 'free_reject', registerPath: '/m/register' })
  })
})

test.each([
  ['a visitor', null, false, true],
  ['a trial player', of(4), false, true],
  ['type 41, which behaves as trial', of(41), false, false],
  ['a member', of(0), true, false],
  ['an agent', of(2), true, false],
] as const)(
  '%s at login, registration and the free trial (S-login-27, S-trial-05)',
  (_who, session, leaves, starts) => {
    expect(leavesEntrance(session)).toBe(leaves)
    expect(mayStartTrial(session)).toBe(starts)
  },
)

describe('deep links (S-roles-03, S-roles-04, S-help-10)', () => {
  test.each<[RouteId, SessionFacts, string]>([
    ['home', null, 'proceed'],
    ['help', null, 'proceed'],
    ['withdraw', null, '/m/login'],
    ['withdraw', of(0), 'proceed'],
    ['memberHome', of(0), 'proceed'],
    ['memberHome', of(4), 'askToRegister'],
    ['vip', of(0), 'contact_service'],
    ['inbox', of(4), 'free_reject'],
    ['deposit', of(4), 'deposit_actual_account at /m/voucherCenter'],
    ['withdraw', of(4), 'free_reject at /m/withdraw'],
    ['changePassword', null, '/m/login'],
    ['changePassword', of(4), 'free_reject at /m/changePsw'],
    ['changePassword', of(41), 'proceed'],
    ['feedback', of(4), 'free_reject at /m/feedback'],
    ['inviteFriends', of(4), 'free_reject at /m/inviteFriends'],
    ['agent', of(4), 'free_reject at /m/inviteFriends'],
    ['deposit', of(1), 'proceed'],
    ['rewardCenter', null, '/m/login'],
    ['rewardCenter', of(2), 'proceed'],
    ['rewardCenter', of(3), 'free_reject'],
    ['rewardCenter', of(4), 'free_reject'],
    ['agent', of(0), '/m/inviteFriends'],
    ['agent', of(3), 'proceed'],
    ['gameLaunch', null, '/m/login'],
  ])('%s as %j: %s', (id, session, wanted) => {
    expect(said(enterRoute(ROUTES[id], session, off))).toBe(wanted)
  })
})

describe('every page and every type of account', () => {
  const route = fc.constantFrom(...ROUTE_LIST)
  const type = fc.oneof(fc.constantFrom(0, 1, 2, 3, 4, 40, 41, 42), fc.nat())
  const flags = fc.record({ VIP: fc.boolean(), REFERRAL: fc.boolean() })

  it('a visitor opens pages without a session, and is sent to the login for the rest', () => {
    fc.assert(
      fc.property(route, flags, (page, built) => {
        expect(said(enterRoute(page, null, built))).toBe(page.access !== 'anyone' ? '/m/login' : 'proceed')
      }),
    )
  })

  it('a member is never sent to the login', () => {
    fc.assert(
      fc.property(route, type, flags, (page, of, built) => {
        expect(said(enterRoute(page, { type: of }, built))).not.toBe('/m/login')
      }),
    )
  })

  it('no redirect leads to another page that refuses the member', () => {
    const led = ROUTE_LIST.flatMap((page) =>
      [0, 1, 2, 3, 4, 40, 41, 42, 99].flatMap((of) => {
        const decision = enterRoute(page, { type: of }, off)
        return decision.kind === 'go' ? [{ to: decision.to, of }] : []
      }),
    )
    expect(led.length).toBeGreaterThan(0)
    for (const { to, of } of led) {
      const target = ROUTE_LIST.find(({ path }) => path === to)
      expect(target && said(enterRoute(target, { type: of }, off))).toBe('proceed')
    }
  })

  it('only real accounts open the deposit and free credit', () => {
    fc.assert(
      fc.property(type, flags, (of, built) => {
        const real = of === 0 || of === 1 || of === 2
        expect(said(enterRoute(ROUTES.deposit, { type: of }, built)) === 'proceed').toBe(real)
        expect(said(enterRoute(ROUTES.rewardCenter, { type: of }, built)) === 'proceed').toBe(real)
      }),
    )
  })
})

test.each<[SessionFacts, boolean, boolean]>([
  [null, false, false],
  [of(4), false, false],
  [of(0), true, true],
  [of(41), true, false],
  [of(3), true, true],
])('background calls of %j (S-messages-06, S-roles-05, S-roles-12)', (session, unread, contracts) => {
  expect(fetchesInboxUnread(session)).toBe(unread)
  expect(fetchesChatUnread(session, { CBS3: true })).toBe(unread)
  expect(fetchesChatUnread(session, { CBS3: false })).toBe(false)
  expect(asksForContracts(session, { AGENTPOLICY3: true })).toBe(contracts)
  expect(asksForContracts(session, { AGENTPOLICY3: false })).toBe(false)
})
