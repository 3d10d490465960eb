import { expect, test } from 'vitest'

import { readTransfer } from './readTransfer.ts'

const prism = { vendor: 'PRISM', name: 'Prism', balance: '5.00', available: true }
const wallet = { balance: '20.00', currency: 'USD' as const, wallets: [prism] }

test.each([
  ['in', 'PRISM', '20', { amount: '20.00', problem: null }],
  ['in', 'PRISM', '20.01', { problem: 'insufficient' }],
  ['out', 'PRISM', '20', { problem: 'insufficient' }],
  ['out', 'PRISM', '5.00', { amount: '5.00', problem: null }],
  ['out', '', '1', { vendor: undefined, problem: 'insufficient' }],
  ['in', 'PRISM', '', { amount: null, problem: 'missing' }],
  ['in', 'PRISM', '0', { problem: 'missing' }],
  ['in', 'PRISM', 'ten', { amount: null, problem: 'unreadable' }],
] as const)('a transfer %s of "%s" over "%s" reads as %o', (direction, vendor, amount, expected) => {
  expect(readTransfer({ direction, vendor, amount }, wallet)).toMatchObject(expected)
})

test.each([
  ['in', '20.00'],
  ['out', '5.00'],
] as const)('a transfer %s is bounded by the wallet that it leaves', (direction, maximum) => {
  const { bounds } = readTransfer({ direction, vendor: 'PRISM', amount: '' }, wallet)
  expect(bounds).toEqual({ minimum: '0', maximum })
})
