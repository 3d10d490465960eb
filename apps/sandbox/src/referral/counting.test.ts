import { expect, test } from 'vitest'

import { countingFriends, type Friend } from './counting.ts'

const friend = (id: number, facts: Partial<Friend> = {}): Friend => ({
  id: BigInt(id),
  inviter: 1n,
  staked: 50n,
  has_deposit: true,
  addresses: [`203.0.113.${id}`],
  inviter_addresses: ['198.51.100.1'],
  claimed: null,
  gifted: false,
  ...facts,
})

test.each<[what: string, friends: readonly Friend[], counting: readonly number[]]>([
  ['who paid in and staked enough', [friend(2)], [2]],
  ['nobody who staked gifts alone', [friend(2, { has_deposit: false })], []],
  ['nobody who staked too little', [friend(2, { staked: 49n })], []],
  ['nobody of the own household', [friend(2, { addresses: ['198.51.100.1', '203.0.113.9'] })], []],
  ['one of a household', [friend(3, { addresses: ['a'] }), friend(2, { addresses: ['a', 'b'] })], [2]],
  [
    'the one who was rewarded',
    [friend(3, { addresses: ['a'], claimed: 10n }), friend(2, { addresses: ['a'] })],
    [3],
  ],
  [
    'one of a household for each inviter',
    [friend(2, { addresses: ['a'] }), friend(3, { addresses: ['a'], inviter: 9n })],
    [2, 3],
  ],
  ['all whose address is not known', [friend(2, { addresses: [] }), friend(3, { addresses: [] })], [2, 3]],
])('an invitation is rewarded for %s (S-referral-04)', (_what, friends, counting) => {
  expect([...countingFriends(friends, 50n)].toSorted()).toEqual(counting.map(BigInt))
})
