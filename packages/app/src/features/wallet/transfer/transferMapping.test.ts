import { expect, test } from 'vitest'

import { transferToWire, type Transfer } from './transferMapping.ts'

test.each<[Transfer, object]>([
  [
    { direction: 'in', vendor: 'BTI', amount: '5.00' },
    { direction: 'in', vassalage: 'BTI', amount: '5.00' },
  ],
  [{ recallAll: true }, { recallAll: true }],
])('the transfer %o is sent as %o', (transfer, body) => {
  expect(transferToWire(transfer)).toEqual(body)
})
