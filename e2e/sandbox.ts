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

/** What the ledger knows of a member's main wallet. */
export interface LedgerWallet {
  /** The sum of all its entries, as a decimal string. */
  readonly balance: string
  /** How many entries it has: it grows with every stake and every win, also where they cancel out. */
  readonly entries: number
}

/** A seeded member's main wallet, as the ledger has it. */
export async function ledgerWallet({ config }: Brand, username: string): Promise<LedgerWallet> {
  const members = await ask<{ list: { id: string; username: string }[] }>(
    `/sandbox/members?merchant=${config.merchantCode}`,
  )
  const member = members.list.find((one) => one.username === username)
  if (member === undefined) throw new Error(`${config.merchantCode} has no member '${username}'.`)
  const events = await ask<{ list: LedgerEvent[] }>(
    `/sandbox/events?merchant=${config.merchantCode}&limit=1000`,
  )
  const own = events.list.filter((event) => event.account === `member:${member.id}:MAIN`)
  return {
    balance: own.reduce((sum, event) => sum.plus(event.amount), new Big(0)).toFixed(2),
    entries: own.length,
  }
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
