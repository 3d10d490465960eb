import { expect, test } from 'vitest'

import { balanceDecimals } from './balance.ts'

test.each([
  [false, 0],
  [true, 2],
])('a balance that is hidden (%s) has %i decimals (S-wallet-01)', (hidden, decimals) => {
  expect(balanceDecimals(hidden)).toBe(decimals)
})
