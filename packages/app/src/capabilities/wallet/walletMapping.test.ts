import { expect, test } from 'vitest'

import { walletFromWire } from './walletMapping.ts'

test('a wallet arrives with its total and its vendors by name', () => {
  const wire = {
    currency: 'EUR',
    symbol: '€',
    sumBalance: '30.00',
    balance: '10.00',
    wallets: [{ vassalage: 'BTI', accountTypeName: 'Sports+', balance: '20.00', available: false }],
  } as const
  expect(walletFromWire({ ...wire, wallets: [...wire.wallets] })).toEqual({
    currency: 'EUR',
    symbol: '€',
    total: '30.00',
    balance: '10.00',
    wallets: [{ vendor: 'BTI', name: 'Sports+', balance: '20.00', available: false }],
  })
})
