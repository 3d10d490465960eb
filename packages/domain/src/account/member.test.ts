import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'

import {
  displayName,
  GUEST_TYPE,
  isContractCandidate,
  isGuest,
  isRealAccount,
  isTrialAccount,
  memberTypeFrom,
  seesAgentEntry,
  typeInForce,
  vipLabel,
} from './member.ts'

describe('member types', () => {
  test.each([
    // type, real, guest, sees agent entry, contract candidate
    [0, true, false, false, true],
    [1, true, false, true, true],
    [2, true, false, true, true],
    [3, false, false, true, true],
    [4, false, true, false, false],
    [40, false, false, false, false],
    [41, false, false, true, false],
    [42, false, false, true, false],
    [99, false, false, true, true],
  ])('type %i (S-agent-01, S-agent-02, S-roles-01, S-roles-02)', (type, real, guest, agent, contract) => {
    expect(isRealAccount(type)).toBe(real)
    expect(isTrialAccount(type)).toBe(!real)
    expect(isGuest(type)).toBe(guest)
    expect(seesAgentEntry(type)).toBe(agent)
    expect(isContractCandidate(type)).toBe(contract)
  })

  test.each([
    [0, 0],
    ['2', 2],
    [40, 40],
    [undefined, 4],
    [null, 4],
    ['', 4],
    ['agent', 4],
    [-1, 4],
    [1.5, 4],
  ])('reads %j as %i (S-trial-04)', (value, type) => expect(memberTypeFrom(value)).toBe(type))
})

test.each([
  [0, 1, 1],
  [1, 0, 0],
  [1, 41, 41],
  [2, 2, 2],
  [4, 0, 4],
  [0, 4, 0],
])(
  'a session of type %i whose member is told to be of type %i is of type %i (S-agent-11)',
  (session, told, type) => {
    expect(typeInForce(session, told)).toBe(type)
  },
)

describe('every type there can be', () => {
  const types = fc.oneof(fc.nat({ max: 50 }), fc.nat())
  const among =
    (...named: number[]) =>
    (type: number) =>
      named.includes(type)

  it.each([
    ['real', isRealAccount, among(0, 1, 2), true],
    ['a guest', isGuest, among(4), true],
    ['without the agent entry', seesAgentEntry, among(0, 4, 40), false],
    ['without contracts', isContractCandidate, among(4, 40, 41, 42), false],
  ] as const)('is %s if it is named so, and else is not', (_, rule, named, answer) => {
    fc.assert(
      fc.property(types, (type) => {
        expect(rule(type)).toBe(named(type) ? answer : !answer)
      }),
    )
  })

  it('is either real or a trial', () => {
    fc.assert(
      fc.property(types, (type) => {
        expect(isTrialAccount(type)).toBe(!isRealAccount(type))
      }),
    )
  })

  it('is read from a number or from digits', () => {
    fc.assert(
      fc.property(types, (type) => {
        expect(memberTypeFrom(type)).toBe(type)
        expect(memberTypeFrom(String(type))).toBe(type)
        expect(memberTypeFrom(` ${type} `)).toBe(type)
      }),
    )
  })

  it('is a guest when the answer has neither a number nor a text', () => {
    const other = fc.anything().filter((value) => !['string', 'number'].includes(typeof value))
    fc.assert(
      fc.property(other, (value) => {
        expect(memberTypeFrom(value)).toBe(GUEST_TYPE)
      }),
    )
  })
})

test('the display name of a member is the nickname, else the account (S-menu-02)', () => {
  expect(displayName({ nickname: 'Lan', account: 'lan88' })).toBe('Lan')
  expect(displayName({ nickname: '  ', account: 'lan88' })).toBe('lan88')
  expect(displayName({ account: 'lan88' })).toBe('lan88')
})

it('shows an absent VIP label as - in the member centre and 0 on the benefits screen (S-member-03)', () => {
  expect(vipLabel(null, 'memberCentre')).toBe('-')
  expect(vipLabel('', 'vipBenefits')).toBe('0')
  expect(vipLabel('Gold', 'memberCentre')).toBe('Gold')
})
