import { expect, test } from 'vitest'

import { contractRequestsFromWire } from './contractRequestsMapping.ts'

test('requests arrive under the kind of their contract', () => {
  const funds = {
    currency: 'EUR',
    sumBalance: '0',
    mainBalance: '0',
    vendorBalance: '0',
    pendingWithdrawal: '0',
    dailysalreqtype: 1,
    contracthoursalreq: 2,
    divtypecompperiodreq: 3,
  } as const
  expect(contractRequestsFromWire(funds)).toEqual({ salary: 1, hourly: 2, dividend: 3 })
})
