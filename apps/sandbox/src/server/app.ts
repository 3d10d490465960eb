import multipart from '@fastify/multipart'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'

import type { Contract } from '../contract/index.ts'
import { Failure } from '../failure.ts'
import type { Handler, SandboxModule, Services } from '../operations.ts'
import { failureAnswer } from './answers.ts'
import { callRoute } from './callRoute.ts'
import { compressAnswers, mayCompress } from './compression.ts'
import type { RequestLog } from './requestLog.ts'

/** Maximum body in bytes of a call without files; the contract's own bounds are far lower. */
const BODY_LIMIT = 256 * 1024

/** Maximum size in bytes of a promotion application's picture, and maximum number of them. */
const FILE_LIMIT = 5 * 1024 * 1024
const FILES_LIMIT = 3

/** Parts of an app. */
export interface AppParts {
  readonly contract: Contract
  readonly modules: readonly SandboxModule[]
  readonly services: Services
  readonly log: RequestLog
}

/**
 * Creates the HTTP server: one route per call of the contract, then the modules' own routes.
 * @throws Error when a module answers a call that the contract does not have, or two answer the same one
 */
export async function createApp({ contract, modules, services, log }: AppParts): Promise<FastifyInstance> {
  const app = Fastify({ trustProxy: true, bodyLimit: BODY_LIMIT, forceCloseConnections: true })
  await compressAnswers(app)
  await app.register(multipart, { limits: { fileSize: FILE_LIMIT, files: FILES_LIMIT, fields: 20 } })
  readBodies(app)
  refuseInEnvelopes(app)
  const handlers = gatherHandlers(contract, modules)
  for (const call of contract.calls) {
    app.route({
      method: call.method.toUpperCase(),
      url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      ...(!mayCompress(call) && { compress: false }),
      handler: callRoute({
        call,
        checks: contract.checksOf(call),
        handler: handlers.get(call.operationId),
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
      done(null, Object.fromEntries(new URLSearchParams(text)))
    },
  )
}

/** Error handlers for refusals outside a call's route: too large, unknown media type, unknown address. */
function refuseInEnvelopes(app: FastifyInstance): void {
  const failureOf = (error: FastifyError | Failure): Failure => {
    if (error instanceof Failure) return error
    if (error.statusCode === 413) return new Failure(413, 'request.too_large', 'The body is too large.')
    if (error.statusCode === 415)
      return new Failure(415, 'request.media_type', 'No call takes a body of this kind.')
    if (error.statusCode === 400) return new Failure(400, 'request.invalid', error.message)
    console.error(error)
    return new Failure(500, 'server.error', 'Something failed; quote the request id.')
  }
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const { status, body } = failureAnswer(failureOf(error), request.id)
    return reply.code(status).send(body)
  })
  app.setNotFoundHandler((request, reply) => {
    const nothing = new Failure(
      404,
      'resource.not_found',
      `${request.method} ${request.url} is no call of the gateway.`,
    )
    return reply.code(404).send(failureAnswer(nothing, request.id).body)
  })
}
