import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import type { Call } from '../contract/index.ts'
import { Failure } from '../failure.ts'
import { answerHeaders } from './answerHeaders.ts'
import { type Answer, failureAnswer } from './answers.ts'
import { knownFailure } from './failureOf.ts'
import { readRequestId } from './requestId.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Operation of the contract that a route answers. */
    call?: Call
    /** True for a route that sets the clock itself, with what it reads first. */
    setsClock?: boolean
  }
}

/**
 * Answers errors outside of a call's route in the contract's envelope: an address or a body that cannot be
 * read, an unknown address, an error of a route that is not in the contract.
 */
export function refuseInEnvelopes(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(answerHeaders(request.id))
    done()
  })
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const known = knownFailure(error)
    if (!known) console.error(request.id, error)
    return sendAnswer(reply, failureAnswer(ofCall(known, request.routeOptions.config.call), request.id))
  })
  app.setNotFoundHandler((request, reply) => {
    const nothing = new Failure(
      404,
      'resource.not_found',
      `${request.method} ${request.url} is no call of the gateway.`,
    )
    return sendAnswer(reply, failureAnswer(nothing, request.id))
  })
}

/** A call's own statuses count: one that takes no body answers 400 to a body that is too large. */
function ofCall(failure: Failure | undefined, call: Call | undefined): Failure | undefined {
  if (!failure || !call || call.answers.has(failure.status)) return failure
  return new Failure(400, 'request.invalid', failure.message, { fields: { body: 'unknown' } })
}

/** Answers a request whose address could not be read, which never reaches a route or a hook. */
export function refuseAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const failure = new Failure(400, 'request.invalid', 'The address cannot be read.', {
    fields: { path: 'format' },
  })
  void sendAnswer(reply.headers(answerHeaders(request.id)), failureAnswer(failure, request.id))
}

/**
 * Answers a connection whose request is no HTTP, too slow or has too long headers: nothing of the server has
 * seen it.
 */
export function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const long = error.code === 'HPE_HEADER_OVERFLOW'
  const failure = new Failure(
    400,
    'request.invalid',
    long ? 'The headers are too long.' : 'The request cannot be read.',
    { fields: { [long ? 'headers' : 'request']: long ? 'max_length' : 'format' } },
  )
  const requestId = readRequestId({})
  const { status, body } = failureAnswer(failure, requestId)
  const text = JSON.stringify(body)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    ...Object.entries(answerHeaders(requestId)).map(([name, value]) => `${name}: ${value}`),
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${text}`)
  socket.destroySoon()
}

const sendAnswer = (reply: FastifyReply, { status, headers, body }: Answer): FastifyReply =>
  reply.code(status).headers(headers).send(body)
