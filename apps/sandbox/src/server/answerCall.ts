import type { FastifyRequest } from 'fastify'

import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { limitGuesses } from '../members/passwordTries.ts'
import type { CallContext, Handler } from '../operations.ts'
import type { EventsOf } from '../wire.ts'
import type { AnswerCheck } from './answerCheck.ts'
import { type Answer, successAnswer } from './answers.ts'
import { callContext, type ReadParts } from './callContext.ts'
import { streamAnswer } from './eventStream.ts'
import { answerOf, once } from './idempotency.ts'

/** A call of the contract, with what answers it. */
export interface AnswerParts extends ReadParts {
  readonly handler: Handler | undefined
  /** Check that runs before the transaction of a call that moves money. */
  readonly preliminary: ((context: CallContext) => Promise<void>) | undefined
}

/**
 * Answer of a call's handler to a request. A call that moves money answers once under its key.
 * @throws Failure where the console, the contract, the session or the handler refuses the request
 */
export async function answerCall(
  parts: AnswerParts,
  { problemOf }: AnswerCheck,
  request: FastifyRequest,
): Promise<Answer> {
  const { call, handler, preliminary, services } = parts
  if (!handler) fail(501, 'feature.not_built', { message: 'This call is not built yet.' })
  const context = await callContext(parts, request)
  const answerWith = async (db: Db): Promise<Answer> => {
    const value = await handler({ ...context, db })
    return call.streams ? streamAnswer(value as EventsOf, problemOf) : successAnswer(value)
  }
  const { merchant, member, params, query, body, idempotencyKey: key } = context
  if (!member) return answerWith(services.db)
  return limitGuesses({ services, memberId: member.id, body }, async () => {
    if (!key) return answerWith(services.db)
    const intention = {
      merchant: merchant.code,
      memberId: member.id,
      key,
      operationId: call.operationId,
      content: [params, query, body],
      requestId: request.id,
      now: services.clock.now(),
    }
    const before = preliminary && (await answerOf(services.db, intention))
    if (before) return before
    await preliminary?.(context)
    return once(services.db, intention, answerWith)
  })
}
