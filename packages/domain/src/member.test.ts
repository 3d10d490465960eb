import { describe, expect, it, test } from 'vitest'

import {
  displayName,
  isContractCandidate,
  isGuest,
  isRealAccount,
  isTrialAccount,
  memberTypeFrom,
  seesAgentEntry,
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
  ])('type %i', (type, real, guest, agent, contract) => {
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
  ])('reads %j as %i', (value, type) => expect(memberTypeFrom(value)).toBe(type))
})

test('a member is called by the nickname, else by the account', () => {
  expect(displayName({ nickname: 'Lan', account: 'lan88' })).toBe('Lan')
  expect(displayName({ nickname: '  ', account: 'lan88' })).toBe('lan88')
  expect(displayName({ account: 'lan88' })).toBe('lan88')
})

it('shows an absent VIP label as - in the member centre and 0 on the benefits screen', () => {
  expect(vipLabel(null, 'memberCentre')).toBe('-')
  expect(vipLabel('', 'vipBenefits')).toBe('0')
  expect(vipLabel('Gold', 'memberCentre')).toBe('Gold')
})
