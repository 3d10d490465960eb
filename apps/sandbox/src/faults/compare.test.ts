import { expect, test } from 'vitest'

import { accountName } from '../ledger/account.ts'
import { memberAccount } from '../ledger/index.ts'
import { seededRandom } from '../random.ts'
import { VENDOR } from '../testing/preparedMembers.ts'
import { compare } from './compare.ts'
import type { Member } from './member.ts'
import type { Heard, Network } from './network.ts'

const answered = (body: Heard['body']): Heard => ({ status: 200, word: '200', body })

/** Network whose gateway has these books, and answers everything else alike. */
const networkOf = (books: Heard['body'], again: Heard['body']): Network => ({
  weather: { delayMs: 0, lossRate: 0 },
  ask: async ({ path }) => answered(path.startsWith('/sandbox/ledger') ? books : again),
  calm: async () => undefined,
})

const answer = { success: true, value: { balance: '7.00' } }
const member: Member = {
  id: '1',
  main: () => 700n,
  vendor: () => 300n,
  receipts: [{ asked: { method: 'POST', path: '/wps/relay/GCS_walletTransfer' }, answer }],
  act: async () => undefined,
  stay: async () => undefined,
}
const books = (main: string, faults: string[] = []) => ({
  faults,
  list: [
    { account: accountName(memberAccount('1')), balance: main },
    { account: accountName(memberAccount('1', VENDOR)), balance: '3.00' },
  ],
})

test.each([
  ['agrees', books('7.00'), answer, []],
  ['has lost a movement', books('8.00'), answer, [/holds 8\.00, its member heard 7\.00/]],
  ['fails its own audit', books('7.00', ['transfer 1 adds up to 1']), answer, [/adds up to 1/]],
  ['answers otherwise when asked again', books('7.00'), { success: true, value: {} }, [/and again/]],
])('books that %s are told apart', async (_name, ledger, again, expected) => {
  const found = await compare([member], networkOf(ledger, again), seededRandom('compare'))
  expect(found.length > 0).toBe(expected.length > 0)
  for (const pattern of expected) expect(found.join('\n')).toMatch(pattern)
})
