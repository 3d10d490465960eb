import { hash, timingSafeEqual } from 'node:crypto'

import { isLoopback } from '@livery/domain/site'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { Failure } from '../failure.ts'
import { failureAnswer } from './answers.ts'
import { isLoopbackAddress } from './caller.ts'

/** Rules of the sandbox's own routes ("doors"): the console and what it calls. */
export interface DoorRules {
  /** Token that opens the doors to callers outside of this machine; without one they stay closed to them. */
  readonly token?: string | undefined
}

/** Folders under /sandbox that players' browsers open; every other route there is a door. */
const PUBLIC = ['/sandbox/art', '/sandbox/pay', '/sandbox/chat', '/sandbox/identity']

/**
 * True for a door.
 * @param url - pattern of the matched route, not the address: two spellings of one address have one route
 */
export const isDoor = (url: string): boolean =>
  `${url}/`.startsWith('/sandbox/') && !PUBLIC.some((folder) => `${url}/`.startsWith(`${folder}/`))

/** Headers of a door's answers: no other page may frame them. */
const HEADERS = {
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
} as const

/**
 * Guards the doors, which show codes and move money. A caller on this machine passes by addressing it by a
 * loopback name: another name means a page that made its own name point here. Everyone else needs the token.
 * Pages of other origins are refused in either case, also on the payment page.
 */
export function guardDoors(app: FastifyInstance, { token }: DoorRules): void {
  app.addHook('onRequest', (request, reply, done) => {
    const url = request.routeOptions.url ?? ''
    const refused = isDoor(url) ? refusalOf(request, token) : refusedPayment(request, url)
    if (refused) {
      if (refused.status === 401) reply.header('www-authenticate', 'Basic realm="sandbox"')
      const { status, body } = failureAnswer(refused, request.id)
      reply.code(status).send(body)
      return
    }
    if (isDoor(url)) reply.headers(HEADERS)
    done()
  })
}

function refusalOf(request: FastifyRequest, token: string | undefined): Failure | undefined {
  if (isForeign(request)) return FOREIGN
  if ((token !== undefined && bears(request, token)) || isLocal(request)) return undefined
  return token === undefined
    ? refusal(403, 'This answers on its own machine only; SANDBOX_TOKEN opens it to others.')
    : refusal(401, 'Send SANDBOX_TOKEN as a bearer token, or as the password of basic authentication.')
}

/** A payment is confirmed on its own page only, which anyone with its address may open. */
function refusedPayment({ method, headers, host }: FastifyRequest, url: string): Failure | undefined {
  if (method !== 'POST' || !url.startsWith('/sandbox/pay/')) return undefined
  return headers.origin === undefined || hostOf(headers.origin) === host ? undefined : FOREIGN
}

const refusal = (status: 401 | 403, message: string): Failure =>
  new Failure(status, status === 401 ? 'session.missing' : 'role.not_allowed', message)

const FOREIGN = refusal(403, 'Pages of another origin may not call this.')

/** True for a request that a page of another origin made; opening a page by a link is none. */
function isForeign({ method, headers, host }: FastifyRequest): boolean {
  if (headers.origin !== undefined && hostOf(headers.origin) !== host) return true
  const site = headers['sec-fetch-site']
  const isFollowed = method === 'GET' && headers['sec-fetch-mode'] === 'navigate'
  return (site === 'cross-site' || site === 'same-site') && !isFollowed
}

const hostOf = (origin: string): string | undefined => URL.parse(origin)?.host

/** Name or address with an optional port: all that a Host header may be, and less than an address may have there. */
const HOST = /^(\[[\da-f:.]+\]|[a-z\d.-]+)(:\d+)?$/i

/** True for a caller on this machine, not one behind a proxy on it, who addresses it as such. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const isForwarded = headers['x-forwarded-for'] !== undefined || headers['forwarded'] !== undefined
  const name = headers.host ?? ''
  const addressed = (HOST.test(name) && URL.parse(`http://${name}`)?.hostname) || ''
  return !isForwarded && isLoopback(addressed) && isLoopbackAddress(socket.remoteAddress ?? '')
}

function bears({ headers }: FastifyRequest, token: string): boolean {
  const [scheme = '', given = ''] = (headers.authorization ?? '').split(' ')
  if (/^bearer$/i.test(scheme)) return isSame(given, token)
  if (!/^basic$/i.test(scheme)) return false
  const pair = Buffer.from(given, 'base64').toString('utf8')
  return isSame(pair.slice(pair.indexOf(':') + 1), token)
}

/** Comparison of digests takes the same time wherever the texts differ, and whatever their lengths. */
const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
