import { expect, test } from 'vitest'

import { toDecimal } from '../../ledger/index.ts'
import { SLOT_LINES } from './slotMachine.ts'
import { stakeChoices } from './stakeChoices.ts'

const choices = (minBet: number, currency: string) =>
  stakeChoices({ minBet, genre: 'slot' }, currency).map((stake) => toDecimal(stake, currency))

test.each([
  ['EUR', '0.20', '100.00'],
  ['GBP', '0.20', '100.00'],
  ['VND', '4000', '2000000'],
  ['JPY', '40', '20000'],
  ['KWD', '0.100', '50.000'],
])('stakes of a slot: %s %s to %s', (currency, least, most) => {
  const stakes = choices(10, currency)
  expect([stakes[0], stakes.at(-1)]).toEqual([least, most])
})

test('stakes of a slot are divisible by its lines in every currency', () => {
  const broken = Intl.supportedValuesOf('currency').filter((currency) =>
    stakeChoices({ minBet: 10, genre: 'slot' }, currency).some(
      (stake) => stake === 0n || stake % BigInt(SLOT_LINES.length) !== 0n,
    ),
  )
  expect(broken).toEqual([])
})
