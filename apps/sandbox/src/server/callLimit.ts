import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

import { Failure } from '../failure.ts'
import { callerIp, callerNetwork, isLoopbackAddress } from './caller.ts'
import { isDoor } from './doors.ts'

/** Calls that one address may make in a minute, in each of three counts that do not touch each other. */
export interface CallLimits {
  /** Signing in, and what its form asks for: keys, captchas, proofs of work, codes. */
  readonly signIn: number
  /** All other calls of the contract. */
  readonly other: number
  /** Routes that browsers open outside the contract: pictures, games, the chat, the pages of payment and identity. */
  readonly opened: number
}

/**
 * Default limits: some players behind one address, and no program that runs away. A page shows up to a hundred pictures,
 * and a game or a chat asks once a second at most: a hundred a second is many players who open page after page.
 */
const LIMITS: CallLimits = { signIn: 300, other: 1200, opened: 6000 }

const WINDOW_MS = 60_000

/** Paths of signing in. A flood of other calls leaves them open, and the other way round. */
const SIGN_IN = /^\/wps\/(?:session|captcha|verification)(?:\/|$)/

/** Addresses counted at the same time; beyond them the ones unused for longest are forgotten. */
const ADDRESSES = 20_000

/**
 * Limits the calls of an address, in the memory of this process: it protects the processor, and must not cost a
 * statement. Calls that are worth guessing or cost money count in the database as well (`verification/rateLimit.ts`).
 * Callers on this machine, such as tests and measurements, are not limited, nor are the doors, which know theirs.
 */
export async function limitCalls(app: FastifyInstance, limits: CallLimits = LIMITS): Promise<void> {
  await app.register(rateLimit, {
    timeWindow: WINDOW_MS,
    cache: ADDRESSES,
    max: (request) => limits[groupOf(request)],
    keyGenerator: (request) => `${groupOf(request)}:${callerNetwork(request)}`,
    allowList: (request) => isDoor(request.routeOptions.url ?? '') || isLoopbackAddress(callerIp(request)),
    addHeaders: NO_HEADERS,
    addHeadersOnExceeding: NO_HEADERS,
    errorResponseBuilder: (_request, { ttl }) => {
      const message = `Too many calls; wait ${Math.ceil(ttl / 1000)} seconds.`
      return new Failure(429, 'rate.limited', message, undefined, ttl / 1000)
    },
  })
}

function groupOf({ routeOptions }: FastifyRequest): keyof CallLimits {
  const { call } = routeOptions.config
  if (call === undefined) return 'opened'
  return SIGN_IN.test(call.path) ? 'signIn' : 'other'
}

/** Answers tell nothing about the counts but the seconds to wait, which the failure says. */
const NO_HEADERS = {
  'x-ratelimit-limit': false,
  'x-ratelimit-remaining': false,
  'x-ratelimit-reset': false,
  'retry-after': false,
} as const
