import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'

import { toDecimal, toMinor } from '../ledger/index.ts'
import type { Random } from '../random.ts'
import { CURRENCY, MERCHANT, type Prepared, VENDOR } from '../testing/preparedMembers.ts'
import type { Asked, Heard, Network } from './network.ts'

/** One wish of a member that moves money, sent until its answer is certain. */
export interface Receipt {
  readonly asked: Asked
  /** The certain answer. */
  readonly answer: Readonly<Record<string, unknown>>
}

/** A member with everything that the gateway has told. */
export interface Member {
  readonly id: string
  /** Sums that the member must have by the receipts, in minor units. */
  readonly main: () => bigint
  readonly vendor: () => bigint
  /** Receipts of calls with an `Idempotency-Key`, which answer the same for a day. */
  readonly receipts: readonly Receipt[]
  /** Takes one step: a look, or a wish pursued until its answer is certain. */
  act(): Promise<void>
  /** Looks at the wallet until it is answered, so that the session is not idle when the clock moves on again. */
  stay(): Promise<void>
}

/** Notes what members hear. */
export type Witness = (word: string) => void

/**
 * Longest pursuit of one wish in ms: a gateway that is not back by then is a fault of its own. Long, because a wish
 * that is given up may have moved money unheard, and would make every later comparison differ.
 */
const PURSUIT_MS = 900_000

/** Pauses in ms between two attempts at one wish: each is twice the one before. */
const FIRST_PAUSE_MS = 200
const LAST_PAUSE_MS = 3000

const LOOKS = [
  '/wps/wallets/gcs',
  '/wps/transaction/records?period=week',
  '/wps/message/inbox',
  '/wps/rewards',
]

/** A member who acts at random, and repeats a wish under its key until the answer is certain. */
export function memberOf(prepared: Prepared, network: Network, random: Random, witness: Witness): Member {
  const { id, token, cardId, game } = prepared
  const headers = {
    merchant: MERCHANT,
    'accept-language': 'EN',
    gateway: '3',
    authorization: `Bearer ${token}`,
  }
  const receipts: Receipt[] = []
  let main = prepared.opening
  let vendor = 0n
  let bearer: string | undefined

  const hear = async (asked: Asked): Promise<Heard> => {
    const heard = await network.ask(asked)
    witness(heard.word)
    return heard
  }

  /** Asks until the answer is certain: a success, or a refusal that is no trouble of the moment. */
  async function pursue(asked: Asked): Promise<Heard> {
    const until = Date.now() + PURSUIT_MS
    for (let pause = FIRST_PAUSE_MS; Date.now() < until; pause = Math.min(2 * pause, LAST_PAUSE_MS)) {
      // Every tenth wish is a double tap.
      const taps = random.next() < 0.1 ? 2 : 1
      const heard = await Promise.all(Array.from({ length: taps }, () => hear(asked)))
      const certain = heard.filter(isCertain)
      if (certain.length > 1 && certain.some(({ status }) => status !== certain[0]?.status))
        throw new Error(`${asked.path} was answered both ${certain.map(({ word }) => word).join(' and ')}.`)
      if (certain[0]) return certain[0]
      await wait(random.integer(pause / 2, pause))
    }
    throw new Error(`${asked.path} of member ${id} got no certain answer in ${PURSUIT_MS / 1000} s.`)
  }

  async function wish(path: string, body: unknown): Promise<Record<string, unknown> | undefined> {
    const asked: Asked = {
      method: 'POST',
      path,
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body,
    }
    const { status, body: answer } = await pursue(asked)
    if (status !== 200 && status !== 422)
      throw new Error(`${path} of member ${id} was answered ${status}: ${JSON.stringify(answer)}`)
    receipts.push({ asked, answer })
    return status === 200 ? (answer['value'] as Record<string, unknown>) : undefined
  }

  async function transfer(): Promise<void> {
    const amount = BigInt(random.integer(1, 500))
    const isIn = random.next() < 0.6
    const body = { direction: isIn ? 'in' : 'out', vassalage: VENDOR, amount: written(amount) }
    if (!(await wish('/wps/relay/GCS_walletTransfer', body))) return
    main += isIn ? -amount : amount
    vendor += isIn ? amount : -amount
  }

  async function deposit(): Promise<void> {
    const amount = written(BigInt(random.integer(2000, 9000)))
    const order = await wish('/wps/transaction/deposit', { channelId: 'card', amount })
    if (!order) return
    const number = String(order['orderNumber'])
    await pursue({ method: 'POST', path: `/sandbox/payments/${number}/pay`, body: {} })
    const { body } = await pursue({ method: 'GET', path: `/wps/transaction/deposit/${number}`, headers })
    const { status, credited } = body['value'] as Record<string, unknown>
    if (status !== 'paid') throw new Error(`The order ${number} was paid, and is ${String(status)}.`)
    main += minor(credited)
  }

  async function withdraw(): Promise<void> {
    const amount = BigInt(random.integer(2000, 4000))
    const body = { bankCardId: cardId, amount: written(amount), paymentPassword: '202611' }
    if (await wish('/wps/transaction/withdraw', body)) main -= amount
  }

  async function openGame(): Promise<string> {
    const path = `/lgw/games/launch?vendor=${game.vendor}&gameCategory=${game.category}&nodeId=${game.nodeId}&freePlay=0`
    for (;;) {
      const launched = await pursue({ method: 'GET', path, headers })
      const url = new URL(String((launched.body['value'] as Record<string, unknown>)['url']))
      const launch = url.searchParams.get('launch')
      // A launch is single-use: where its answer was lost, the game is launched again.
      const opened = await hear({ method: 'POST', path: '/play/api/session', body: { launch } })
      if (opened.status === 200) return String(opened.body['bearer'])
      await wait(random.integer(FIRST_PAUSE_MS, LAST_PAUSE_MS))
    }
  }

  async function play(): Promise<void> {
    bearer ??= await openGame()
    const asked: Asked = {
      method: 'POST',
      path: '/play/api/rounds',
      headers: { authorization: `Bearer ${bearer}` },
      body: { roundId: randomUUID(), stake: game.stake },
    }
    const { status, body } = await pursue(asked)
    if (status === 422) return
    if (status !== 200)
      throw new Error(`A round of member ${id} was answered ${status}: ${JSON.stringify(body)}`)
    main += minor(body['payout']) - minor(body['stake'])
  }

  async function look(): Promise<void> {
    await hear({ method: 'GET', path: random.pick(LOOKS), headers })
  }

  // A deposit asks for turnover before a withdrawal: half of the members do the one, half the other.
  const bank = random.next() < 0.5 ? deposit : withdraw
  return {
    id,
    main: () => main,
    vendor: () => vendor,
    receipts,
    stay: async () => {
      await pursue({ method: 'GET', path: '/wps/wallets/gcs', headers })
    },
    act: async () => {
      const chance = random.next()
      if (chance < 0.3) await look()
      else if (chance < 0.5) await transfer()
      else if (chance < 0.6) await bank()
      else await play()
    },
  }
}

/** True for an answer that settles a wish; the others say to try again, or nothing. */
const isCertain = ({ status }: Heard): boolean =>
  status === 200 || (status >= 400 && status < 500 && status !== 429)

const written = (amount: bigint): string => toDecimal(amount, CURRENCY)

const minor = (amount: unknown): bigint => toMinor(String(amount ?? '0'), CURRENCY)
