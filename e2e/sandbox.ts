import { Big } from 'big.js'

import { WALKED, SANDBOX, type Brand } from './brands.ts'

/** Sandbox endpoints outside the contract, for checks behind the site. */
interface LedgerEvent {
  readonly amount: string
  readonly kind: string
}

interface SandboxMember {
  readonly id: string
  readonly username: string
  /** User name of the member who is credited with this one. */
  readonly inviter: string | null
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(`${SANDBOX}${path}`, init)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as T
}

/** Main wallet of a member, from the ledger. */
export interface LedgerWallet {
  /** Sum of all entries, as a decimal string. */
  readonly balance: string
  /** Number of entries; it grows with every stake and every win, also where they cancel out. */
  readonly entries: number
}

/** A member, by user name. */
export async function memberOf({ config }: Brand, username: string): Promise<SandboxMember> {
  const query = new URLSearchParams({ merchant: config.merchantCode, username })
  const { list } = await ask<{ list: SandboxMember[] }>(`/sandbox/members?${query}`)
  const [member] = list
  if (!member) throw new Error(`${config.merchantCode} has no member '${username}'.`)
  return member
}

/** Entries of a member's main wallet in the ledger, newest first; those of some kinds of transfer, or all. */
export async function ledgerEntries(
  brand: Brand,
  username: string,
  ...kinds: readonly string[]
): Promise<readonly LedgerEvent[]> {
  const { id } = await memberOf(brand, username)
  const { list } = await ask<{ list: LedgerEvent[] }>(
    `/sandbox/events?merchant=${brand.config.merchantCode}&account=member:${id}:MAIN&limit=1000`,
  )
  return kinds.length === 0 ? list : list.filter(({ kind }) => kinds.includes(kind))
}

/**
 * Main wallet of a member, from the ledger.
 *
 * @param kinds Kinds of transfer to count, such as `withdrawal`; all of them without one. The gateway's jobs pay
 *   rewards at any time, so a journey that asks for its own movements names their kinds.
 */
export async function ledgerWallet(
  brand: Brand,
  username: string,
  ...kinds: readonly string[]
): Promise<LedgerWallet> {
  const counted = await ledgerEntries(brand, username, ...kinds)
  return {
    balance: counted.reduce((sum, event) => sum.plus(event.amount), new Big(0)).toFixed(2),
    entries: counted.length,
  }
}

/** Game in the hot list's answer, with the fields that journeys use. */
export interface HotGame {
  readonly gameName: string
  readonly displayName?: string
  readonly gameType: string
  readonly vassalage: string
  readonly gameId: string
  readonly nodeId: string
}

/** Calls the gateway's API with the headers of the brand's site. */
async function asBrand<T>({ config }: Brand, path: string): Promise<T> {
  const response = await fetch(`${SANDBOX}${path}`, {
    headers: { Merchant: config.merchantCode, Gateway: '3', 'Accept-Language': config.languages.default },
  })
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { value: T }).value
}

/** First of the brand's hot games that is a slot machine. */
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

/** Code in the latest text message to a number, given as dialling code and number, digits only. */
export async function codeSentTo(phone: string): Promise<string> {
  const { list } = await ask<{ list: { code: string | null }[] }>(`/sandbox/outbox?to=${phone}`)
  const code = list[0]?.code
  if (!code) throw new Error(`No code went to ${phone}.`)
  return code
}

/** Name of the first of the brand's hot games that is a slot machine. */
export async function hotSlot(brand: Brand): Promise<string> {
  const { displayName, gameName } = await hotSlotGame(brand)
  return displayName ?? gameName
}

/**
 * Five-digit lottery with traditional plays and a draw every few minutes. Each brand gets another one,
 * because the platform draws for all merchants at once and the brands' journeys run in parallel.
 */
export async function fiveDigitLottery(brand: Brand): Promise<{ gameId: string; displayName: string }> {
  const { list } = await asBrand<{
    list: readonly { gameId: string; displayName: string; drawKind: string; lottoMode: string }[]
  }>(brand, '/lotto/list')
  const found = list.filter(({ drawKind, lottoMode }) => drawKind === 'D5' && lottoMode === 'Tradition')[
    WALKED.indexOf(brand)
  ]
  if (found === undefined) throw new Error(`${brand.config.merchantCode} has no lottery of five digits.`)
  return found
}

/** Draws a lottery's current period now and settles its bets. */
export async function draw(gameId: string): Promise<void> {
  const response = await fetch(`${SANDBOX}/sandbox/draw?gameId=${gameId}`, { method: 'POST' })
  if (!response.ok) throw new Error(`The lottery was not drawn: ${response.status}`)
}

/** Play of a lottery, with the fields that journeys use. */
export interface LotteryPlay {
  readonly positions: readonly { readonly choices: readonly unknown[] }[]
  readonly minimumStake: string
  readonly maximumStake: string
}

/** Traditional plays of a lottery, in the order of its page. */
export const playsOf = async (brand: Brand, gameId: string): Promise<readonly LotteryPlay[]> => {
  const { plays } = await asBrand<{ plays: readonly LotteryPlay[] }>(
    brand,
    `/lotto/plays?gameId=${gameId}&playType=trad`,
  )
  return plays
}

/** Acts as the bank that pays a withdrawal. */
export async function payOut(orderNumber: string): Promise<void> {
  await ask(`/sandbox/payments/${orderNumber}/pay`, { method: 'POST' })
}
