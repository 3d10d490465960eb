import { describe, expect, test } from 'vitest'

import { cashbackOf } from './levels.ts'
import { reviewStanding } from './standing.ts'

describe('the review of a VIP level', () => {
  const eur = (units: number) => BigInt(units) * 100n
  test.each([
    ['rises by what was staked', 0, 0, 5000, 1, 5000],
    ['rises several levels at once', 0, 0, 100_000, 3, 100_000],
    ['counts what was credited before', 1, 20_000, 5000, 2, 25_000],
    ['stays with two percent of its turnover', 3, 100_000, 2000, 3, 102_000],
    ['falls by one level with less', 3, 100_000, 1999, 2, 25_000],
    ['cannot fall below nothing', 0, 100, 0, 0, 100],
    ['stays at the top', 5, 2_000_000, 40_000, 5, 2_040_000],
  ])('%s', (_what, level, credited, staked, nextLevel, nextCredited) => {
    expect(reviewStanding({ level, credited: eur(credited), staked: eur(staked) }, 'EUR')).toEqual({
      level: nextLevel,
      credited: eur(nextCredited),
    })
  })

  test.each([
    [0, 10_000n, 30n],
    [5, 10_000n, 120n],
    [1, 199n, 0n],
  ])('cashback at level %i of %i is %i, rounded down', (level, staked, cashback) => {
    expect(cashbackOf(level, staked)).toBe(cashback)
  })
})
