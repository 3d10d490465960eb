import { Big } from 'big.js'

import { SANDBOX, type Brand } from './brands.ts'

/** The sandbox's own doors, as journeys use them to look behind the site. */
interface LedgerEvent {
  readonly account: string
  readonly amount: string
  readonly kind: string
}

async function ask<T>(path: string): Promise<T> {
  const response = await fetch(`${SANDBOX}${path}`)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/** Brings everything back to the seeded state: every journey begins there. */
export async function resetSandbox(): Promise<void> {
  const response = await fetch(`${SANDBOX}/sandbox/reset`, { method: 'POST' })
  if (!response.ok) throw new Error(`The sandbox could not be reset: ${response.status}`)
}

/** What is in a seeded member's main wallet according to the ledger: the sum of its entries, as a decimal string. */
export async function ledgerBalance({ config }: Brand, username: string): Promise<string> {
  const members = await ask<{ list: { id: string; username: string }[] }>(
    `/sandbox/members?merchant=${config.merchantCode}`,
  )
  const member = members.list.find((one) => one.username === username)
  if (member === undefined) throw new Error(`${config.merchantCode} has no member '${username}'.`)
  const events = await ask<{ list: LedgerEvent[] }>(
    `/sandbox/events?merchant=${config.merchantCode}&limit=1000`,
  )
  const own = events.list.filter((event) => event.account === `member:${member.id}:MAIN`)
  return own.reduce((sum, event) => sum.plus(event.amount), new Big(0)).toFixed(2)
}

/** Name of a game that opens the slot machine, from the brand's hot games. */
export async function hotSlot({ config }: Brand): Promise<string> {
  const query = new URLSearchParams({
    merchantCode: config.merchantCode,
    isPlatform: '2',
    language: 'EN',
    platform: 'html5',
  })
  const response = await fetch(`${SANDBOX}/lgw/games/hot?${query}`, {
    headers: { Merchant: config.merchantCode, Gateway: '3', 'Accept-Language': config.languages.default },
  })
  const { value } = (await response.json()) as {
    value: { list: { gameName: string; displayName?: string; gameType: string }[] }
  }
  const slot = value.list.find((game) => game.gameType === 'RNG')
  if (slot === undefined) throw new Error(`${config.merchantCode} has no slot among its hot games.`)
  return slot.displayName ?? slot.gameName
}
