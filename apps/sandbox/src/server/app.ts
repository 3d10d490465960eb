import multipart from '@fastify/multipart'
import { LIMITS } from '@livery/domain/validation'
import Fastify, { type FastifyInstance } from 'fastify'

import type { Contract } from '../contract/index.ts'
import { Failure } from '../failure.ts'
import { followClock } from '../jobs/sharedClock.ts'
import type { CallContext, Handler, SandboxModule, Services } from '../operations.ts'
import { type CallLimits, limitCalls } from './callLimit.ts'
import { callRoute } from './callRoute.ts'
import { uncleanText } from './cleanText.ts'
import { compressAnswers, mayCompress } from './compression.ts'
import { type DoorRules, guardDoors } from './doors.ts'
import { refuseAddress, refuseConnection, refuseInEnvelopes } from './earlyErrors.ts'
import { refuse } from './refuse.ts'
import { readRequestId } from './requestId.ts'
import type { RequestLog } from './requestLog.ts'

/** Maximum body in bytes of a call without files; the contract's own bounds are far lower. */
const BODY_LIMIT = 256 * 1024

/** Maximum length of a path's part: Node accepts no longer request line. */
const PATH_LIMIT = 16 * 1024

/** Files of a body: those of a promotion application, the one call that takes any. */
const FILES = { fileSize: LIMITS.promotionImageBytes, files: LIMITS.promotionImages, fields: 20 } as const

/** Parts of an app. */
export interface AppParts {
  readonly contract: Contract
  readonly modules: readonly SandboxModule[]
  readonly services: Services
  readonly log: RequestLog
  readonly reach: Reach
}

/** Callers whom the sandbox trusts beyond those of this machine. */
export interface Reach extends DoorRules {
  /** Addresses or networks of the proxies whose `X-Forwarded-*` headers are believed; none by default. */
  readonly proxies?: readonly string[] | undefined
  /** Calls that an address may make in a minute; the sandbox's own limits by default. */
  readonly callLimits?: CallLimits | undefined
}

/**
 * Creates the HTTP server: one route per call of the contract, then the modules' own routes.
 * @throws Error when a module answers a call that the contract does not have, or two answer the same one
 */
export async function createApp({
  contract,
  modules,
  services,
  log,
  reach,
}: AppParts): Promise<FastifyInstance> {
  const { proxies = [] } = reach
  const app = Fastify({
    trustProxy: proxies.length > 0 ? [...proxies] : false,
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    // A second Host or Authorization would be dropped without a word, and a proxy in front may take the other one.
    http: { joinDuplicateHeaders: true },
    // A longer part of a path is refused by its schema, in the contract's envelope.
    routerOptions: { maxParamLength: PATH_LIMIT },
    genReqId: ({ headers }) => readRequestId(headers),
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
  })
  await compressAnswers(app)
  await app.register(multipart, { limits: FILES })
  readBodies(app)
  refuseInEnvelopes(app)
  await limitCalls(app, reach.callLimits)
  guardDoors(app, reach)
  refuseUncleanText(app)
  keepTime(app, services)
  const handlers = gatherHandlers(contract, modules)
  const preliminaries = new Map(
    modules.flatMap((module) => Object.entries(module.preliminaries ?? {})),
  ) as Map<string, (context: CallContext) => Promise<void>>
  for (const call of contract.calls) {
    app.route({
      method: call.method.toUpperCase(),
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { call },
      ...(!mayCompress(call) && { compress: false }),
      handler: callRoute({
        call,
        checks: contract.checksOf(call),
        handler: handlers.get(call.operationId),
        preliminary: preliminaries.get(call.operationId),
        services,
        log,
      }),
    })
  }
  for (const module of modules) await module.routes?.(app, services)
  return app
}

/** Handlers of all modules by operationId. */
export function gatherHandlers(contract: Contract, modules: readonly SandboxModule[]): Map<string, Handler> {
  const known = new Set(contract.calls.map((call) => call.operationId))
  const handlers = new Map<string, Handler>()
  for (const { name, operations } of modules) {
    for (const [operationId, handler] of Object.entries(operations)) {
      if (!known.has(operationId))
        throw new Error(`${name} answers ${operationId}, which the contract does not have.`)
      if (handlers.has(operationId))
        throw new Error(`${operationId} is answered twice, the second time by ${name}.`)
      if (handler) handlers.set(operationId, handler as Handler)
    }
  }
  return handlers
}

/** Body parsers: JSON bodies may be empty (a logout has none); forms become plain objects. */
function readBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text: string, done) => {
    if (text === '') return done(null, undefined)
    try {
      done(null, JSON.parse(text))
    } catch {
      done(new Failure(400, 'request.invalid', 'The body is not JSON.', { fields: { body: 'format' } }))
    }
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, text: string, done) => {
      done(null, readForm(text))
    },
  )
}

/** Fields of a form. One that is there several times is the list of its values, which no schema of a field takes. */
function readForm(text: string): Record<string, unknown> {
  const form = new URLSearchParams(text)
  const names = [...new Set(form.keys())]
  return Object.fromEntries(
    names.map((name) => {
      const values = form.getAll(name)
      return [name, values.length > 1 ? values : values[0]]
    }),
  )
}

/**
 * Sets the clock before each call outside the contract that changes something, as the gate does for the contract's: a
 * game's round may not be booked in a past that another process has left behind.
 */
function keepTime(app: FastifyInstance, { db, clock }: Services): void {
  app.addHook('preHandler', async ({ method, routeOptions, is404 }) => {
    const { call, setsClock } = routeOptions.config
    if (method !== 'GET' && !is404 && call === undefined && !setsClock) await followClock(db, clock)
  })
}

/** Refuses texts that no database stores on the routes outside the contract; a call's route checks its own. */
function refuseUncleanText(app: FastifyInstance): void {
  app.addHook('preHandler', ({ params, query, body, routeOptions }, _reply, done) => {
    if (routeOptions.config.call === undefined) refuse(uncleanText({ params, query, body }))
    done()
  })
}
