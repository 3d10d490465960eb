import { describe, expect, test } from 'vitest'

import {
  HOUSE_ACCOUNTS,
  houseAccount,
  memberAccount,
  namesOf,
  storedNames,
  type HouseAccount,
} from './account.ts'

/** Stored names of an account of the operator in movements with the members 0 to 63. */
const partsOf = (house: HouseAccount): Set<string | undefined> =>
  new Set(
    Array.from({ length: 64 }, (_, id) => storedNames([houseAccount(house), memberAccount(String(id))])[0]),
  )

describe('an account of the operator', () => {
  test.each(['cash', 'games', 'lottery', 'transit'] as const)(
    '%s is divided, so that movements of different members do not wait for each other',
    (house) => {
      const parts = partsOf(house)
      expect(parts.size).toBeGreaterThanOrEqual(8)
      const [whole, pattern] = namesOf(houseAccount(house))
      for (const part of parts)
        expect(part === whole || part?.startsWith(pattern.replace('%', ''))).toBe(true)
    },
  )

  test('of any other kind is one', () => {
    const others = HOUSE_ACCOUNTS.filter((house) => !['cash', 'games', 'lottery', 'transit'].includes(house))
    expect(others.length).toBeGreaterThan(0)
    for (const house of others) expect([...partsOf(house)]).toEqual([`house:${house}`])
  })

  test('has one part in all movements of a member, and no part without a member', () => {
    const names = storedNames([houseAccount('games'), memberAccount('13'), houseAccount('cash')])
    expect(names[0]?.split('/')[1]).toBe(names[2]?.split('/')[1])
    expect(names[1]).toBe('member:13:MAIN')
    expect(storedNames([houseAccount('games'), houseAccount('cash')])).toEqual(['house:games', 'house:cash'])
  })
})
