import { expect, test } from 'vitest'

import { loadMerchants } from '../merchants.ts'
import { bonusTerms } from './bonusTerms.ts'
import { BONUS_TURNOVER } from './promises.ts'

const now = new Date('2026-11-22T00:00:00Z')

test.each([
  ['MER01', 35, 10],
  ['MER01', 1, 1],
  ['AUR01', 35, 35],
])(
  'at %s a bonus that asks for %i times its sum requires %i (S-gaming-14)',
  async (code, asked, required) => {
    const { all } = await loadMerchants()
    const merchant = all.find((one) => one.code === code)
    expect(merchant && bonusTerms(merchant, asked, now)).toEqual({ turnover: required, products: [] })
  },
)

test('the turnover that the terms of promotions name is allowed at every merchant (S-gaming-14)', async () => {
  const { all } = await loadMerchants()
  const refused = all.filter((one) => bonusTerms(one, BONUS_TURNOVER, now).turnover !== BONUS_TURNOVER)
  expect(refused.map(({ code }) => code)).toEqual([])
})
