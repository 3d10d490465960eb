import { isDeepStrictEqual } from 'node:util'

import { accountName } from '../ledger/account.ts'
import { memberAccount, toDecimal } from '../ledger/index.ts'
import type { Random } from '../random.ts'
import { CURRENCY, MERCHANT, VENDOR } from '../testing/preparedMembers.ts'
import type { Member } from './member.ts'
import type { Network } from './network.ts'

/** Receipts that are asked for again after each fault. */
const ASKED_AGAIN = 10

/**
 * Compares what members heard with the books, when nothing is on its way: the ledger's own audit, the sum of
 * every member's receipts with both wallets, and some receipts with their answer when asked for again.
 * @returns differences; empty when everything agrees
 */
export async function compare(
  members: readonly Member[],
  network: Network,
  random: Random,
): Promise<string[]> {
  const faults = await differences(members, network)
  const told = members.filter(({ receipts }) => receipts.length > 0)
  for (let count = 0; told.length > 0 && count < ASKED_AGAIN; count += 1) {
    const { receipts } = random.pick(told)
    const { asked, answer } = random.pick(receipts)
    const { body } = await network.ask(asked)
    if (!isDeepStrictEqual(body, answer))
      faults.push(`${asked.path} answered ${JSON.stringify(answer)}, and again ${JSON.stringify(body)}`)
  }
  // A second look: asking again has moved nothing.
  return [...faults, ...(await differences(members, network))]
}

async function differences(members: readonly Member[], network: Network): Promise<string[]> {
  const { status, body } = await network.ask({ method: 'GET', path: `/sandbox/ledger?merchant=${MERCHANT}` })
  if (status !== 200) return [`the books cannot be read: ${status}`]
  const { faults, list } = body as {
    readonly faults: string[]
    readonly list: readonly { readonly account: string; readonly balance: string }[]
  }
  const books = new Map(list.map(({ account, balance }) => [account, balance]))
  const wrong = members.flatMap(({ id, main, vendor }) =>
    [
      { account: accountName(memberAccount(id)), sum: main() },
      { account: accountName(memberAccount(id, VENDOR)), sum: vendor() },
    ].flatMap(({ account, sum }) => {
      const heard = toDecimal(sum, CURRENCY)
      const booked = books.get(account) ?? toDecimal(0n, CURRENCY)
      return heard === booked ? [] : [`${account} holds ${booked}, its member heard ${heard}`]
    }),
  )
  return [...faults, ...wrong]
}
