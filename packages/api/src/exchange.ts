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
    const timeout = AbortSignal.timeout(upload ? timeLimits.upload : timeLimits.call)
    const signal = AbortSignal.any([request.signal, timeout])
    const requestId = request.headers.get('X-Request-Id') ?? ''
    const sentAt = Date.now()
    let response: Response
    let text: string
    try {
      response = await fetch(new Request(request, { signal }))
      text = await response.text()
    } catch (cause) {
      if (request.signal.aborted) throw cause
      const code = timeout.aborted ? 'network.timeout' : 'network.offline'
      const message = timeout.aborted ? 'No answer in time.' : 'The gateway cannot be reached.'
      throw fail(new GatewayError({ status: 0, code, message, requestId, cause }), request)
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
