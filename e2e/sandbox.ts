import { Big } from 'big.js'

import { BRANDS, SANDBOX, type Brand } from './brands.ts'

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

/** A game as the hot list answers it, as far as journeys need it. */
export interface HotGame {
  readonly gameName: string
  readonly displayName?: string
  readonly gameType: string
  readonly vassalage: string
  readonly gameId: string
  readonly nodeId: string
}

/** Asks the contract's own door as the brand's site would. */
async function asBrand<T>({ config }: Brand, path: string): Promise<T> {
  const response = await fetch(`${SANDBOX}${path}`, {
    headers: { Merchant: config.merchantCode, Gateway: '3', 'Accept-Language': config.languages.default },
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { value: T }).value
}

/** The first of the brand's hot games that opens the slot machine. */
export async function hotSlotGame(brand: Brand): Promise<HotGame> {
  const query = new URLSearchParams({
    merchantCode: brand.config.merchantCode,
    isPlatform: '2',
    language: 'EN',
    platform: 'html5',
  })
  const { list } = await asBrand<{ list: readonly HotGame[] }>(brand, `/lgw/games/hot?${query}`)
  const slot = list.find((game) => game.gameType === 'RNG')
  if (slot === undefined) throw new Error(`${brand.config.merchantCode} has no slot among its hot games.`)
  return slot
}

/** The code in the latest text message to a number: dialling code and number, digits only. */
export async function codeSentTo(phone: string): Promise<string> {
  const { list } = await ask<{ list: { code: string | null }[] }>(`/sandbox/outbox?to=${phone}`)
  const code = list[0]?.code
  if (!code) throw new Error(`No code went to ${phone}.`)
  return code
}

/** Name of a game that opens the slot machine, from the brand's hot games. */
export async function hotSlot(brand: Brand): Promise<string> {
  const { displayName, gameName } = await hotSlotGame(brand)
  return displayName ?? gameName
}

/**
 * A lottery of five digits with traditional plays, which draws every few minutes; another one for each brand, because
 * the platform draws for all merchants at once and the brands' journeys run beside each other.
 */
export async function fiveDigitLottery(brand: Brand): Promise<{ gameId: string; displayName: string }> {
  const { list } = await asBrand<{
    list: readonly { gameId: string; displayName: string; drawKind: string; lottoMode: string }[]
  }>(brand, '/lotto/list')
  const found = list.filter(({ drawKind, lottoMode }) => drawKind === 'D5' && lottoMode === 'Tradition')[
    BRANDS.indexOf(brand)
  ]
  if (found === undefined) throw new Error(`${brand.config.merchantCode} has no lottery of five digits.`)
  return found
}

/** Draws a lottery's running period now and settles its bets. */
export async function draw(gameId: string): Promise<void> {
  const response = await fetch(`${SANDBOX}/sandbox/draw?gameId=${gameId}`, { method: 'POST' })
  if (!response.ok) throw new Error(`The lottery was not drawn: ${response.status}`)
}
