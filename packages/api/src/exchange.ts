import { deadline } from './deadline.ts'
import { GatewayError } from './gatewayError.ts'
import type { ServerClock } from './serverClock.ts'

/** Time limits from sending a call to its complete answer, ms. */
export interface TimeLimits {
  readonly call: number
  readonly upload: number
}

export interface ExchangeOptions {
  readonly fetch: (request: Request) => Promise<Response>
  readonly timeLimits: TimeLimits
  /** False only while the device certainly has no network. */
  readonly isOnline: () => boolean
  readonly clock: ServerClock
  readonly onFailure: (error: GatewayError, request: Request) => void
}

/** Methods that change nothing at the gateway; the browser may answer them from a cache without a network. */
const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/**
 * Sends one request and returns its complete answer, within the time limit. Everything but the contract's success
 * rejects with a GatewayError, the only one made of that failure: `onFailure` and the caller get the same object. An
 * abort by the caller is rethrown as it is. A call that changes something fails at once with `network.not_sent` while
 * the device is offline: nothing is queued for later. Events are handed over as soon as they begin: only the caller
 * ends them.
 */
export function createExchange({ fetch, timeLimits, isOnline, clock, onFailure }: ExchangeOptions) {
  const fail = (error: GatewayError, request: Request): GatewayError => {
    onFailure(error, request)
    return error
  }

  return async function exchange(request: Request): Promise<Response> {
    const upload = request.headers.get('Content-Type')?.startsWith('multipart/') ?? false
    const requestId = request.headers.get('X-Request-Id') ?? ''
    if (!SAFE_METHODS.has(request.method) && !isOnline()) {
      const message = 'The device is offline; the call was not sent.'
      throw fail(new GatewayError({ status: 0, code: 'network.not_sent', message, requestId }), request)
    }
    const time = deadline(request.signal, upload ? timeLimits.upload : timeLimits.call)
    const sentAt = Date.now()
    let response: Response
    let text = ''
    let streams = false
    try {
      response = await fetch(new Request(request, { signal: time.signal }))
      streams = response.ok && isStream(response)
      if (!streams) text = await response.text()
    } catch (cause) {
      if (request.signal.aborted) throw cause
      const [code, message] = time.expired()
        ? (['network.timeout', 'No answer in time.'] as const)
        : (['network.offline', 'The gateway cannot be reached.'] as const)
      throw fail(new GatewayError({ status: 0, code, message, requestId, cause }), request)
    } finally {
      if (streams) time.lift()
      else time.clear()
    }
    clock.observe(response, sentAt, Date.now())
    if (streams) return response
    const body = parsed(text)
    if (!response.ok || !isSuccess(body)) {
      const failure = response.ok ? undefined : body
      throw fail(GatewayError.fromAnswer(failure, response, requestId), request)
    }
    const headers = new Headers(response.headers)
    headers.delete('Content-Length')
    return new Response(text, { status: response.status, statusText: response.statusText, headers })
  }
}

const isStream = ({ headers }: Response): boolean =>
  headers.get('Content-Type')?.startsWith('text/event-stream') ?? false

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isSuccess = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === true && 'value' in body
