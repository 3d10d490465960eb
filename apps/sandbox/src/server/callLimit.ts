import rateLimit, { normalizeIP } from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { Failure } from '../failure.ts'
import { callerIp, isLoopbackAddress } from './caller.ts'

/** Calls that one address may make in a minute, in each of two counts that do not touch each other. */
export interface CallLimits {
  /** Signing in, and what its form asks for: keys, captchas, proofs of work, codes. */
  readonly signIn: number
  /** All other calls of the contract. */
  readonly other: number
}

/** Default limits: some players behind one address, and no program that runs away. */
const LIMITS: CallLimits = { signIn: 300, other: 1200 }

const WINDOW_MS = 60_000

/** Paths of signing in. A flood of other calls leaves them open, and the other way round. */
const SIGN_IN = /^\/wps\/(?:session|captcha|verification)(?:\/|$)/

/** Addresses counted at the same time; beyond them the ones unused for longest are forgotten. */
const ADDRESSES = 20_000

/**
 * Limits the calls of an address, in the memory of this process: it protects the processor, and must not cost a
 * statement. Calls that are worth guessing or cost money count in the database as well (`verification/rateLimit.ts`).
 * An IPv6 network of 64 bits counts as one address. Callers on this machine, such as tests and measurements, are not
 * limited.
 */
export async function limitCalls(app: FastifyInstance, limits: CallLimits = LIMITS): Promise<void> {
  const groupOf = (request: FastifyRequest): keyof CallLimits =>
    SIGN_IN.test(request.routeOptions.config.call?.path ?? '') ? 'signIn' : 'other'
  await app.register(rateLimit, {
    timeWindow: WINDOW_MS,
    cache: ADDRESSES,
    max: (request) => limits[groupOf(request)],
    keyGenerator: (request) => `${groupOf(request)}:${normalizeIP(callerIp(request))}`,
    allowList: (request) =>
      request.routeOptions.config.call === undefined || isLoopbackAddress(callerIp(request)),
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
    errorResponseBuilder: (_request, { ttl }) => {
      const message = `Too many calls; wait ${Math.ceil(ttl / 1000)} seconds.`
      return new Failure(429, 'rate.limited', message, undefined, ttl / 1000)
    },
  })
}

/** Answers tell nothing about the counts but the seconds to wait, which the failure says. */
const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
} as const
