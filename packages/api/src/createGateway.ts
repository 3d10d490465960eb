import createClient, { type Client, type Middleware } from 'openapi-fetch'

import { asFormRequest, writeBody } from './body.ts'
import { createExchange, type TimeLimits } from './exchange.ts'
import type { GatewayError } from './gatewayError.ts'
import {
  FORM_CALLS,
  MONEY_CALLS,
  OPEN_CALLS,
  TOKEN_BODY_CALLS,
  TOKEN_QUERY_CALLS,
  UPLOAD_CALLS,
} from './generated/calls.ts'
import { newId } from './newId.ts'
import { createServerClock, type ServerClock } from './serverClock.ts'
import type { LanguageCode, Paths } from './types.ts'

export interface GatewayOptions {
  /** Origin of the gateway; '' is the page's own origin. */
  readonly baseUrl: string
  /** The tenant's merchant code. */
  readonly merchant: string
  /** The number this front end sends as `Gateway`: the tenant's for the web (1) or an installed app (3). */
  readonly gateway: number
  /** Language in force, read for each call. */
  readonly getLanguage: () => LanguageCode
  /** Token of the session, read for each call. */
  readonly getToken: () => string | null | undefined
  /** True while the site runs in standalone home-screen mode; then `Device: OTHERS` is sent. */
  readonly isStandalone?: () => boolean
  /** True to send the token in query or body too, where the contract allows it; for platforms that need it. */
  readonly tokenInPayload?: boolean
  /** Called once for every failure, before the caller gets it. */
  readonly onFailure?: (error: GatewayError, request: Request) => void
  /** Replacement of the browser's `fetch`. */
  readonly fetch?: (request: Request) => Promise<Response>
  /** False only while the device certainly has no network; the browser's own `navigator.onLine` without it. */
  readonly isOnline?: () => boolean
  /** Time limits in ms; 15 s for a call, 60 s for an upload. */
  readonly timeLimits?: Partial<TimeLimits>
}

/**
 * The typed client of the whole contract: `gateway.GET('/wps/wallets/gcs')`.
 *
 * A result is a success. A refusal of the gateway, no answer, none in time or an unreadable one rejects with a
 * GatewayError, the one that `onFailure` was given; a caller's own abort rejects with its AbortError.
 *
 * Calls that move money carry an `Idempotency-Key`, a new one per call. To repeat a call that may have
 * arrived, pass the key of the first attempt: `params: { header: { 'Idempotency-Key': key } }`.
 */
export interface Gateway extends Client<Paths> {
  /** Clock of the gateway, derived from its answers. */
  readonly clock: ServerClock
}

const TIME_LIMITS: TimeLimits = { call: 15_000, upload: 60_000 }

export function createGateway(options: GatewayOptions): Gateway {
  const clock = createServerClock()
  const client = createClient<Paths>({
    baseUrl: options.baseUrl,
    bodySerializer: writeBody,
    fetch: createExchange({
      fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
      timeLimits: { ...TIME_LIMITS, ...options.timeLimits },
      // `onLine` is undefined outside of a browser, where the network is assumed.
      isOnline: options.isOnline ?? (() => globalThis.navigator?.onLine !== false),
      clock,
      onFailure: options.onFailure ?? (() => {}),
    }),
  })
  client.use(headersOf(options), bodiesAsDeclared)
  if (options.tokenInPayload) client.use(tokenInPayload(options.getToken))
  return { ...client, clock }
}

/** Adds the headers of every call. */
function headersOf(options: GatewayOptions): Middleware {
  const moneyCalls: ReadonlySet<string> = new Set(MONEY_CALLS)
  const openCalls: ReadonlySet<string> = new Set(OPEN_CALLS)
  return {
    onRequest({ request, schemaPath }) {
      const { headers } = request
      const call = `${request.method} ${schemaPath}`
      const token = openCalls.has(call) ? undefined : options.getToken()
      headers.set('Merchant', options.merchant)
      headers.set('Accept-Language', options.getLanguage())
      headers.set('Gateway', String(options.gateway))
      headers.set('X-Request-Id', newId())
      if (token) headers.set('Authorization', `Bearer ${token}`)
      if (options.isStandalone?.()) headers.set('Device', 'OTHERS')
      if (moneyCalls.has(call) && !headers.has('Idempotency-Key')) {
        headers.set('Idempotency-Key', newId())
      }
    },
  }
}

const formCalls: ReadonlySet<string> = new Set(FORM_CALLS)
const uploadCalls: ReadonlySet<string> = new Set(UPLOAD_CALLS)

/** Sends a body as the media type its call declares. */
const bodiesAsDeclared: Middleware = {
  async onRequest({ request, schemaPath }) {
    const call = `${request.method} ${schemaPath}`
    if (!request.headers.get('Content-Type')?.includes('json')) return undefined
    if (formCalls.has(call)) return asFormRequest(request, 'form')
    return uploadCalls.has(call) ? asFormRequest(request, 'upload') : undefined
  },
}

/** Adds the token where the contract has a field for it. */
function tokenInPayload(getToken: GatewayOptions['getToken']): Middleware {
  const queryCalls: ReadonlySet<string> = new Set(TOKEN_QUERY_CALLS)
  const bodyCalls: ReadonlySet<string> = new Set(TOKEN_BODY_CALLS)
  return {
    async onRequest({ request, schemaPath }) {
      const token = getToken()
      const call = `${request.method} ${schemaPath}`
      if (!token) return undefined
      const { method, signal } = request
      const headers = new Headers(request.headers)
      if (queryCalls.has(call)) {
        const url = new URL(request.url)
        url.searchParams.set('token', token)
        return new Request(url, { method, headers, signal })
      }
      if (!bodyCalls.has(call)) return undefined
      const text = await request.clone().text()
      const body = text === '' ? { token } : { ...(JSON.parse(text) as object), token }
      headers.set('Content-Type', 'application/json')
      return new Request(request.url, { method, headers, signal, body: JSON.stringify(body) })
    },
  }
}
