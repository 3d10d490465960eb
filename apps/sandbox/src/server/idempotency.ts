import { createHash } from 'node:crypto'

import type { Db } from '../database/index.ts'
import { json } from '../database/index.ts'
import { Failure, fail } from '../failure.ts'
import type { Answer } from './answers.ts'
import { failureAnswer } from './answers.ts'

/** One intention of a member. */
export interface Intention {
  readonly merchant: string
  readonly memberId: string
  readonly key: string
  readonly operationId: string
  /** Everything that makes the intention what it is: path, query and body. */
  readonly content: unknown
  readonly requestId: string
  readonly now: Date
}

/**
 * Does what a member intends once, however often it is asked.
 *
 * Work and answer are kept in one transaction: there is no moment at which money has moved and the answer is not
 * known. A second request under the key waits for the first, then gets its answer. Refusals of the business are
 * answers too; a failure of ours is not kept, so that the client may try again.
 *
 * @throws Failure 409 `idempotency.conflict` when the key was used for something else
 */
export async function once(db: Db, intention: Intention, work: (tx: Db) => Promise<Answer>): Promise<Answer> {
  const { merchant, key, operationId, now, requestId } = intention
  const memberId = BigInt(intention.memberId)
  const bodyDigest = createHash('sha256').update(JSON.stringify(intention.content)).digest('base64url')
  return db.transaction(async (tx) => {
    const claimed = await tx.run`
      insert into idempotent_answer (merchant, member_id, key, operation_id, body_digest, created_at)
      values (${merchant}, ${memberId}, ${key}, ${operationId}, ${bodyDigest}, ${now})
      on conflict do nothing`
    if (claimed === 0) {
      const first = await tx.row<{
        operation_id: string
        body_digest: string
        status: number
        answer: unknown
      }>`
        select operation_id, body_digest, status, answer from idempotent_answer
        where merchant = ${merchant} and member_id = ${memberId} and key = ${key}`
      if (first?.operation_id !== operationId || first.body_digest !== bodyDigest) {
        fail(409, 'idempotency.conflict', { message: 'This Idempotency-Key was used for something else.' })
      }
      return { status: first.status, headers: { 'idempotency-replayed': 'true' }, body: first.answer }
    }
    const answer = await tx.transaction(work).catch((error: unknown) => {
      if (error instanceof Failure && error.status === 422) return failureAnswer(error, requestId)
      throw error
    })
    await tx.run`
      update idempotent_answer set status = ${answer.status}, answer = ${json(answer.body)}
      where merchant = ${merchant} and member_id = ${memberId} and key = ${key}`
    return answer
  })
}
