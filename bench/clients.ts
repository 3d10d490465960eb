import { createHistogram } from 'node:perf_hooks'

import { Client } from 'undici'

/** One GET request. */
export interface Asked {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** Answers of a load test. */
export interface Answered {
  readonly requests: number
  /** By the clock, over the whole time. */
  readonly perSecond: number
  /** Times of the answers in ms, each until its last byte. */
  readonly p50: number
  readonly p99: number
  readonly longest: number
  /** Answers of another status than 2xx. */
  readonly not2xx: number
  readonly errors: number
  /** Processor time of the clients for a request, µs: it is taken from the same machine as the server's. */
  readonly work: number
}

const NS_IN_MS = 1e6

/**
 * Clients with a connection each, which ask one request after the other, from one list in turn. Bodies are counted and
 * thrown away; what the client does for a request is a fraction of what the server does.
 */
export async function ask(
  url: string,
  requests: readonly Asked[],
  { clients, seconds }: { clients: number; seconds: number },
): Promise<Answered> {
  const times = createHistogram()
  const deadline = performance.now() + seconds * 1000
  let [at, total, not2xx, errors] = [0, 0, 0, 0]

  const client = () => {
    const connection = new Client(url, { pipelining: 1 })
    return new Promise<void>((resolve) => {
      const next = (): void => {
        const request = requests[at++ % requests.length]
        if (request === undefined || performance.now() >= deadline) {
          void connection.close().then(resolve)
          return
        }
        const started = process.hrtime.bigint()
        connection.dispatch(
          { method: 'GET', ...request },
          {
            onRequestStart: () => undefined,
            onResponseStart: (_controller, status) => {
              if (status < 200 || status > 299) not2xx += 1
            },
            onResponseData: () => undefined,
            onResponseEnd: () => {
              times.record(process.hrtime.bigint() - started)
              total += 1
              next()
            },
            onResponseError: () => {
              errors += 1
              setImmediate(next)
            },
          },
        )
      }
      next()
    })
  }

  const [started, before] = [performance.now(), process.cpuUsage()]
  await Promise.all(Array.from({ length: clients }, client))
  const { user, system } = process.cpuUsage(before)
  const ms = (ns: number) => Number((ns / NS_IN_MS).toFixed(1))
  return {
    requests: total,
    perSecond: (total * 1000) / (performance.now() - started),
    p50: ms(times.percentile(50)),
    p99: ms(times.percentile(99)),
    longest: ms(times.max),
    not2xx,
    errors,
    work: (user + system) / total,
  }
}
