import { createHash } from 'node:crypto'

import { type Db, json } from '../database/index.ts'
import { Failure, fail } from '../failure.ts'
import { type Answer, failureAnswer } from './answers.ts'

/** Intended money movement of a member, identified by an idempotency key. */
export interface Intention {
  readonly merchant: string
  readonly memberId: string
  readonly key: string
  readonly operationId: string
  /** Content of the request: path, query and body. */
  readonly content: unknown
  readonly requestId: string
  readonly now: Date
}

/**
 * Runs work at most once per idempotency key.
 * Work and answer are stored in one transaction, so that money never moves without its answer being known.
 * A second request with the key waits for the first and gets its answer. Business refusals are answers too,
 * stored once their work has been undone; internal errors are not, so that the client may retry.
 * @throws Failure 409 `idempotency.conflict` when the key was used for another request
 */
export async function once(db: Db, intention: Intention, work: (tx: Db) => Promise<Answer>): Promise<Answer> {
  const { merchant, key, operationId, now, requestId } = intention
  const memberId = BigInt(intention.memberId)
  const bodyDigest = digestOf(intention)
  const done = db.transaction(async (tx) => {
    const claimed = await tx.run`
      insert into idempotent_answer (merchant, member_id, key, operation_id, body_digest, created_at)
      values (${merchant}, ${memberId}, ${key}, ${operationId}, ${bodyDigest}, ${now})
      on conflict do nothing`
    if (claimed === 0) {
      const first = await answerOf(tx, intention)
      if (!first) throw new Error(`The answer of ${operationId} under the key ${key} is missing.`)
      return first
    }
    const answer = await work(tx)
    await tx.run`
      update idempotent_answer set status = ${answer.status}, answer = ${json(answer.body)}
      where merchant = ${merchant} and member_id = ${memberId} and key = ${key}`
    return answer
  })
  return done.catch((error: unknown) => {
    if (error instanceof Failure && error.status === 422)
      return keepRefusal(db, intention, failureAnswer(error, requestId))
    throw error
  })
}

/** Stores a refusal, of which nothing is left in the database. The answer of a request that came first counts. */
async function keepRefusal(db: Db, intention: Intention, { status, headers, body }: Answer): Promise<Answer> {
  const { merchant, memberId, key, operationId, now } = intention
  const isFirst = await db.run`
    insert into idempotent_answer (merchant, member_id, key, operation_id, body_digest, created_at, status, answer)
    values (${merchant}, ${BigInt(memberId)}, ${key}, ${operationId}, ${digestOf(intention)}, ${now}, ${status},
      ${json(body)})
    on conflict do nothing`
  const before = isFirst === 0 ? await answerOf(db, intention) : undefined
  return before ?? { status, headers, body }
}

/**
 * Stored answer of an intention; undefined for a new one.
 * @throws Failure 409 `idempotency.conflict` when the key was used for another request
 */
export async function answerOf(db: Db, intention: Intention): Promise<Answer | undefined> {
  const { merchant, key, operationId } = intention
  const first = await db.row<{ operation_id: string; body_digest: string; status: number; answer: unknown }>`
    select operation_id, body_digest, status, answer from idempotent_answer
    where merchant = ${merchant} and member_id = ${BigInt(intention.memberId)} and key = ${key}`
  if (!first) return undefined
  if (first.operation_id !== operationId || first.body_digest !== digestOf(intention)) {
    fail(409, 'idempotency.conflict', { message: 'This Idempotency-Key was used for something else.' })
  }
  return { status: first.status, headers: { 'idempotency-replayed': 'true' }, body: first.answer }
}

const digestOf = ({ content }: Intention): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url')

/** Time in ms for which answers are kept: the contract promises a day. */
const KEPT_MS = 2 * 86_400_000

/** Deletes old answers. A call without an answer does not exist: it is rolled back with its key. */
export async function purgeAnswers(db: Db, now: Date): Promise<void> {
  await db.run`delete from idempotent_answer where created_at <= ${new Date(now.getTime() - KEPT_MS)}`
}
