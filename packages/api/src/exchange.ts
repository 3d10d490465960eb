import { deadline } from './deadline.ts'
import { GatewayError } from './gatewayError.ts'
import type { ServerClock } from './serverClock.ts'

/** How long a call may take until its whole answer is there, ms. */
export interface TimeLimits {
  readonly call: number
  readonly upload: number
}

export interface ExchangeOptions {
  readonly fetch: (request: Request) => Promise<Response>
  readonly timeLimits: TimeLimits
  readonly clock: ServerClock
  readonly onFailure: (error: GatewayError, request: Request) => void
}

/**
 * Sends one request and brings its whole answer, within the time limit. What openapi-fetch gets to see is the
 * contract's JSON or a GatewayError. An abort by the caller is rethrown as it is.
 */
export function createExchange({ fetch, timeLimits, clock, onFailure }: ExchangeOptions) {
  const fail = (error: GatewayError, request: Request): GatewayError => {
    onFailure(error, request)
    return error
  }

  return async function exchange(request: Request): Promise<Response> {
    const upload = request.headers.get('Content-Type')?.startsWith('multipart/') ?? false
    const time = deadline(request.signal, upload ? timeLimits.upload : timeLimits.call)
    const requestId = request.headers.get('X-Request-Id') ?? ''
    const sentAt = Date.now()
    let response: Response
    let text: string
    try {
      response = await fetch(new Request(request, { signal: time.signal }))
      text = await response.text()
    } catch (cause) {
      if (request.signal.aborted) throw cause
      const [code, message] = time.expired()
        ? (['network.timeout', 'No answer in time.'] as const)
        : (['network.offline', 'The gateway cannot be reached.'] as const)
      throw fail(new GatewayError({ status: 0, code, message, requestId, cause }), request)
    } finally {
      time.clear()
    }
    clock.observe(response, sentAt, Date.now())
    const body = parsed(text)
    if (response.ok && !isSuccess(body))
      throw fail(GatewayError.fromAnswer(undefined, response, requestId), request)
    if (!response.ok) {
      const error = fail(GatewayError.fromAnswer(body, response, requestId), request)
      if (error.code === 'network.unreadable') throw error
    }
    const headers = new Headers(response.headers)
    headers.delete('Content-Length')
    return new Response(text, { status: response.status, statusText: response.statusText, headers })
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isSuccess = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'success' in body && body.success === true && 'value' in body
