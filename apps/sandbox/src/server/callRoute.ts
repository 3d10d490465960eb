import type { FastifyReply, FastifyRequest } from 'fastify'

import { answerCall, type AnswerParts } from './answerCall.ts'
import { answerCheck } from './answerCheck.ts'
import type { Answer } from './answers.ts'
import { type CachedAnswer, cachedAnswer, knownTexts } from './caching.ts'
import { keptEncoding, mayCompress } from './compression.ts'
import type { RequestLog } from './requestLog.ts'

/** Dependencies of a call's route. */
export interface RouteParts extends AnswerParts {
  readonly log: RequestLog
}

/** An answer on its way, with its text where browsers may keep it. */
type Sent = Answer & { readonly cached?: CachedAnswer }

/** Path of an address. A query may hold a name or a mail address, which no log keeps. */
const pathOf = (url: string): string => url.slice(0, url.search(/\?|$/))

/** Code of a refusal; empty for a success. */
const codeOf = ({ body }: Answer): string =>
  typeof body === 'object' && body && 'code' in body ? String(body.code) : ''

/** Route of one call: asks for the answer, checks it, logs it and sends it, whole or as unchanged. */
export function callRoute({ log, ...parts }: RouteParts) {
  const { call, checks, services } = parts
  const check = answerCheck(call, checks, log)
  const known = knownTexts()
  const compresses = mayCompress(call)

  /** An answer that conforms to the contract, with its text where it is public; a known text is not checked again. */
  function checked(answer: Answer, isAuthorized: boolean, requestId: string): Sent {
    const cached = cachedAnswer(call.operationId, answer, isAuthorized)
    if (cached && known.has(cached.etag)) return { ...answer, cached }
    const sent = check.allowed(answer, requestId)
    if (sent !== answer || !cached) return sent
    known.add(cached.etag)
    return { ...sent, cached }
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const started = performance.now()
    const requestId = request.id
    const isAuthorized = request.headers.authorization !== undefined
    const sent: Sent = await answerCall(parts, check, request).then(
      (answer) => checked(answer, isAuthorized, requestId),
      (error: unknown) => check.failureOf(error, requestId),
    )
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
      code: codeOf(sent),
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
}
