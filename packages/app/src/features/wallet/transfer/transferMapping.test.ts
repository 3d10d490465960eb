import { expect, test } from 'vitest'

import { transferToWire } from './transferMapping.ts'

test('a transfer names the module FUNDTRANS3 (S-wallet-04, S-wire-09)', () => {
  expect(transferToWire({ direction: 'in', vendor: 'PRISM', amount: '25.50' })).toEqual({
    direction: 'in',
    vassalage: 'PRISM',
    amount: '25.50',
    module: 'FUNDTRANS3',
  })
  expect(transferToWire({ recallAll: true })).toEqual({ recallAll: true, module: 'FUNDTRANS3' })
})
