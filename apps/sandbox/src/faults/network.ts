import { setTimeout as wait } from 'node:timers/promises'

import type { Random } from '../random.ts'

/** Time in ms after which a member gives an answer up and asks again. */
const PATIENCE_MS = 4000

/** State of the network between members and gateways. */
export interface Weather {
  /** Delay in ms of every request or its answer. */
  delayMs: number
  /** Share of calls whose request or answer is lost, 0 to 1. */
  lossRate: number
}

/** A request, whichever gateway gets it. */
export interface Asked {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** Answer as a member hears it. */
export interface Heard {
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** Word for the table: the status with its code, or why there is none. */
  readonly word: string
  readonly body: Readonly<Record<string, unknown>>
}

export interface Network {
  readonly weather: Weather
  /** Sends a request to one of the gateways, through the weather. */
  ask(asked: Asked): Promise<Heard>
  /** Resolves once nothing is on its way any more: not even what nobody waits for. */
  calm(): Promise<void>
}

/** Network to some gateways; a member meets any of them with every request. */
export function networkTo(origins: readonly string[], random: Random): Network {
  const weather: Weather = { delayMs: 0, lossRate: 0 }
  const underway = new Set<Promise<unknown>>()

  async function exchange({ method, path, headers, body }: Asked): Promise<Heard> {
    const { delayMs, lossRate } = weather
    const isLost = random.next() < lossRate
    const isBefore = random.next() < 0.5
    if (isBefore) await wait(delayMs)
    if (isLost && isBefore) return unheard('request lost')
    const answer = await fetch(random.pick(origins) + path, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    }).catch(() => undefined)
    if (!answer) return unheard('no connection')
    const heard = await answer.json().catch(() => undefined)
    if (!isRecord(heard)) return unheard('answer cut off')
    if (!isBefore) await wait(delayMs)
    if (isLost) return unheard('answer lost')
    const code = typeof heard['code'] === 'string' ? ` ${heard['code']}` : ''
    return { status: answer.status, word: `${answer.status}${code}`, body: heard }
  }

  return {
    weather,
    ask: (asked) => {
      const answer = exchange(asked)
      underway.add(answer)
      void answer.finally(() => underway.delete(answer))
      return Promise.race([answer, wait(PATIENCE_MS).then(() => unheard('given up'))])
    },
    calm: async () => {
      while (underway.size > 0) await Promise.allSettled(underway)
    },
  }
}

const unheard = (word: string): Heard => ({ status: 0, word, body: {} })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
