import { Readable } from 'node:stream'

import type { FastifyReply, FastifyRequest } from 'fastify'

import type { Call, CallChecks } from '../contract/index.ts'
import type { Db } from '../database/index.ts'
import { Failure, fail } from '../failure.ts'
import { limitGuesses } from '../members/passwordTries.ts'
import type { Merchant } from '../merchants.ts'
import type { CallContext, Handler, Services } from '../operations.ts'
import { type Arrival, readArrival } from '../sessions/arrival.ts'
import { resumeForLottery } from '../sessions/lotterySessions.ts'
import { resumeForRefresh } from '../sessions/refreshSession.ts'
import { resumeSession, type SignedIn } from '../sessions/sessions.ts'
import type { EventsOf } from '../wire.ts'
import { type Answer, failureAnswer, successAnswer } from './answers.ts'
import { readBody } from './body.ts'
import { type CachedAnswer, cachedAnswer, knownTexts } from './caching.ts'
import { callerIp, callerNetwork, readLanguage, siteOrigin } from './caller.ts'
import { uncleanText } from './cleanText.ts'
import { keptEncoding, mayCompress } from './compression.ts'
import { streamAnswer } from './eventStream.ts'
import { knownFailure } from './failureOf.ts'
import { passGate, PlannedFailure } from './gate.ts'
import { answerOf, once } from './idempotency.ts'
import { refuse } from './refuse.ts'
import type { RequestLog } from './requestLog.ts'

/** Dependencies of a call's route. */
export interface RouteParts {
  readonly call: Call
  readonly checks: CallChecks
  readonly handler: Handler | undefined
  /** Check that runs before the transaction of a call that moves money. */
  readonly preliminary: ((context: CallContext) => Promise<void>) | undefined
  readonly services: Services
  readonly log: RequestLog
}

/** An answer on its way, with its text where browsers may keep it. */
type Sent = Answer & { readonly cached?: CachedAnswer }

/** Path of an address. A query may hold a name or a mail address, which no log keeps. */
const pathOf = (url: string): string => url.slice(0, url.search(/\?|$/))

const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]

/** Route of one call: validates the request, runs the handler, validates the answer. */
export function callRoute({ call, checks, handler, preliminary, services, log }: RouteParts) {
  const known = knownTexts()
  const compresses = mayCompress(call)
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const started = performance.now()
    const requestId = request.id
    const isAuthorized = request.headers.authorization !== undefined
    const sent: Sent = await answerCall(request, requestId).then(
      (answer) => checked(answer, isAuthorized, requestId),
      (error: unknown) => failureOf(error, requestId),
    )
    const code =
      typeof sent.body === 'object' && sent.body && 'code' in sent.body ? String(sent.body.code) : ''
    const { cached } = sent
    const unchanged = cached !== undefined && request.headers['if-none-match'] === cached.etag
    const status = unchanged ? 304 : sent.status
    log.add({
      at: services.clock.now(),
      requestId,
      merchant: String(request.headers['merchant'] ?? ''),
      method: request.method,
      path: pathOf(request.url),
      operationId: call.operationId,
      status,
      code,
      ms: Math.round(performance.now() - started),
    })
    reply.code(status).headers({ ...sent.headers, ...cached?.headers })
    if (cached === undefined) return reply.send(sent.body)
    if (unchanged) return reply.send()
    reply.type('application/json; charset=utf-8')
    const encoding = compresses ? keptEncoding(cached.text, request.headers['accept-encoding']) : undefined
    if (encoding === undefined) return reply.send(cached.text)
    return reply.header('content-encoding', encoding).send(known.compressed(cached, encoding))
  }

  /** An answer that conforms to the contract, with its text where it is public; a known text is not checked again. */
  function checked(answer: Answer, isAuthorized: boolean, requestId: string): Sent {
    const cached = cachedAnswer(call.operationId, answer, isAuthorized)
    if (cached && known.has(cached.etag)) return { ...answer, cached }
    const sent = allowed(answer, requestId)
    if (sent !== answer || !cached) return sent
    known.add(cached.etag)
    return { ...sent, cached }
  }

  async function answerCall(request: FastifyRequest, requestId: string): Promise<Answer> {
    const merchant = services.merchants.get(request.headers['merchant']?.toString())
    const ip = callerNetwork(request)
    const token = call.session === 'none' ? undefined : bearerOf(request)
    const language = readLanguage(request, merchant)
    const { state, session, offsetMs } = await readArrival(services.db, merchant.code, token)
    // No process answers in a past that another has left behind.
    services.clock.follow(offsetMs)
    await passGate(services.db, { merchant: merchant.code, state, call, ip, language })
    if (!handler) fail(501, 'feature.not_built', { message: 'This call is not built yet.' })
    const headers = { ...request.headers }
    refuse(checks.parameters('header', headers))
    const signedIn = await whoAsks(merchant, token, session, request.query)
    const params = { ...(request.params as Record<string, unknown>) }
    refuse(uncleanText(params) ?? checks.parameters('path', params))
    const query = { ...(request.query as Record<string, unknown>) }
    refuse(uncleanText(query) ?? checks.parameters('query', query))
    const body = await readBody(request, call, checks)
    const idempotencyKey = call.movesMoney ? String(request.headers['idempotency-key']) : null
    const contextOn = (db: Db) =>
      ({
        operationId: call.operationId,
        merchant,
        state,
        session: signedIn?.session ?? null,
        member: signedIn?.member ?? null,
        params,
        query,
        body,
        language,
        ip,
        wholeIp: callerIp(request),
        siteOrigin: siteOrigin(request, merchant),
        requestId,
        idempotencyKey,
        header: (name) => request.headers[name]?.toString(),
        db,
        clock: services.clock,
        random: services.random,
        services,
      }) as CallContext
    const answerWith = async (db: Db): Promise<Answer> => {
      const value = await handler(contextOn(db))
      return call.streams ? streamAnswer(value as EventsOf, problemOf) : successAnswer(value)
    }
    if (!signedIn) return answerWith(services.db)
    const memberId = signedIn.member.id
    return limitGuesses({ services, memberId, body }, async () => {
      if (!idempotencyKey) return answerWith(services.db)
      const intention = {
        merchant: merchant.code,
        memberId,
        key: idempotencyKey,
        operationId: call.operationId,
        content: [params, query, body],
        requestId,
        now: services.clock.now(),
      }
      const before = preliminary && (await answerOf(services.db, intention))
      if (before) return before
      await preliminary?.(contextOn(services.db))
      return once(services.db, intention, answerWith)
    })
  }

  async function whoAsks(
    merchant: Merchant,
    token: string | undefined,
    found: Arrival['session'],
    query: unknown,
  ): Promise<SignedIn | undefined> {
    if (call.session === 'none') return undefined
    const now = services.clock.now()
    if (call.operationId === 'refreshSession') {
      const { refreshKey } = query as { readonly refreshKey?: unknown }
      const key = typeof refreshKey === 'string' ? refreshKey : undefined
      return resumeForRefresh(services.db, merchant.code, { token, key }, now, found)
    }
    const resume = call.lottery ? resumeForLottery : resumeSession
    const resumed = resume(services.db, merchant.code, token, now, found)
    if (call.session === 'required') return resumed
    // Calls with an optional session treat an ended one as a visitor.
    return resumed.catch((error: unknown) => {
      if (error instanceof Failure) return undefined
      throw error
    })
  }

  function failureOf(error: unknown, requestId: string): Answer {
    const known = knownFailure(error)
    if (!known) console.error(`${call.operationId} ${requestId}`, error)
    const answer = failureAnswer(known, requestId)
    return error instanceof PlannedFailure ? answer : allowed(answer, requestId)
  }

  /** Violation of the contract by an answer, which is logged; undefined for an answer that conforms. */
  function problemOf(body: unknown, status = 200): string | undefined {
    const problem = checks.answer(status, body)
    if (problem) log.violation(`${call.operationId} ${status}: ${problem}`)
    return problem
  }

  /** Replaces an answer that violates the contract with a 500. The events of a stream are checked one by one. */
  function allowed(answer: Answer, requestId: string): Answer {
    if (answer.body instanceof Readable || !problemOf(answer.body, answer.status)) return answer
    return failureAnswer(
      new Failure(500, 'server.error', 'The answer did not match the contract.'),
      requestId,
    )
  }
}
