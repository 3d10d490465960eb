import { reasonAgainst, SENT_HEADERS } from './publicReads.ts'
import { answerKey, askedBy, type KeptAnswer, type Snapshot } from './snapshot.ts'

/** Limits in ms. */
export interface TimeLimits {
  readonly call: number
  /** All calls of one brand together. */
  readonly brand: number
}

const TIME_LIMITS: TimeLimits = { call: 3000, brand: 10_000 }
/** Largest answer in bytes: documents hold first screens, and nobody waits for more. */
export const LARGEST_ANSWER = 256 * 1024
const MOST_ANSWERS = 400
/** Calls without an answer, after which a gateway counts as down and is asked no more. */
const PATIENCE = 2

export interface RecorderOptions {
  /** Origin of the gateway; undefined when none is to be asked. */
  readonly gateway: string | undefined
  /** Answers of before, for what the gateway does not answer now. */
  readonly kept?: Snapshot | undefined
  /** Age in ms from which an answer is not shown any more. */
  readonly maxAge: number
  readonly now?: () => number
  readonly fetch?: typeof globalThis.fetch
  readonly timeLimits?: TimeLimits
}

/** Record of what a gateway answered while documents were rendered. */
export interface Recording {
  readonly snapshot: Snapshot
  /** Age of the oldest answer in use, in epoch ms; undefined when there is no answer at all. */
  readonly asOf: number | undefined
  /** True when at least one answer is new. */
  readonly isLive: boolean
}

/** The `fetch` of one brand's rendering, which remembers what it answered. */
export interface Recorder {
  readonly fetch: typeof globalThis.fetch
  /** False where neither a gateway nor a kept answer can answer anything, or not any more. */
  readonly mayAnswer: () => boolean
  /**
   * Asks again for everything that the kept snapshot holds, all at once.
   * @returns the new answers in the order of the snapshot; undefined when one of them is missing
   */
  readonly warm: () => Promise<readonly KeptAnswer[] | undefined>
  readonly recording: () => Recording
}

async function readCapped(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length
    if (bytes > LARGEST_ANSWER) throw new Error(`The answer is larger than ${LARGEST_ANSWER} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Answers a guest's public reads from the gateway, else from the snapshot, else with a failure. No header but the
 * brand's own is sent on, no cookie is taken, and a request that could be a member's is refused.
 */
export function createRecorder(options: RecorderOptions): Recorder {
  const { gateway, maxAge, now = Date.now, fetch = globalThis.fetch, timeLimits = TIME_LIMITS } = options
  const usable = options.kept?.gateway === gateway || gateway === undefined ? options.kept : undefined
  const isYoung = ({ at }: KeptAnswer) => now() - at < maxAge
  const kept = new Map((usable?.answers ?? []).filter(isYoung).map((each) => [answerKey(each), each]))
  const asked = new Map<string, Promise<KeptAnswer>>()
  const used = new Map<string, KeptAnswer>()
  const fresh = new Set<KeptAnswer>()
  const ending = AbortSignal.timeout(timeLimits.brand)
  let silent = 0

  async function ask({ path, headers }: Pick<KeptAnswer, 'path' | 'headers'>): Promise<KeptAnswer> {
    if (gateway === undefined) throw new TypeError('No gateway is asked.')
    if (silent >= PATIENCE) throw new TypeError(`${gateway} does not answer.`)
    if (asked.size > MOST_ANSWERS) throw new TypeError('The page asks for too much.')
    const sent = SENT_HEADERS.flatMap((name, at) =>
      headers[at] ? [[name, headers[at]] as [string, string]] : [],
    )
    let response
    try {
      response = await fetch(`${gateway}${path}`, {
        headers: [['accept', 'application/json'], ...sent],
        credentials: 'omit',
        redirect: 'error',
        signal: AbortSignal.any([ending, AbortSignal.timeout(timeLimits.call)]),
      })
    } catch (error) {
      silent += 1
      throw error
    }
    if (response.status !== 200 || !response.headers.get('content-type')?.includes('json'))
      throw new TypeError(`${path} was answered with status ${response.status}.`)
    const body = await readCapped(response)
    JSON.parse(body)
    const answer = { path, headers, at: now(), body }
    fresh.add(answer)
    return answer
  }

  async function answered(request: Pick<KeptAnswer, 'path' | 'headers'>): Promise<KeptAnswer> {
    const key = answerKey(request)
    const running =
      asked.get(key) ??
      ask(request).catch((error: unknown) => {
        const before = kept.get(key)
        if (before === undefined) throw error
        return before
      })
    asked.set(key, running)
    return running
  }

  return {
    mayAnswer: () => kept.size > 0 || used.size > 0 || (gateway !== undefined && silent < PATIENCE),
    async fetch(input, init) {
      const request = new Request(input, init)
      const reason = reasonAgainst(request)
      if (reason !== undefined) throw new TypeError(`No document holds an answer to this call: ${reason}.`)
      const answer = await answered(askedBy(request))
      used.set(answerKey(answer), answer)
      return new Response(answer.body, { headers: { 'content-type': 'application/json' } })
    },
    async warm() {
      const settled = await Promise.allSettled([...kept.values()].map(answered))
      const answers = settled.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
      const isAll = answers.length === usable?.answers.length && answers.every((each) => fresh.has(each))
      return isAll ? answers : undefined
    },
    recording() {
      const answers = [...used.values()].sort((a, b) => (answerKey(a) < answerKey(b) ? -1 : 1))
      return {
        snapshot: { version: 1, gateway: gateway ?? usable?.gateway ?? '', answers },
        asOf: answers.length === 0 ? undefined : Math.min(...answers.map(({ at }) => at)),
        isLive: answers.some((answer) => fresh.has(answer)),
      }
    },
  }
}
