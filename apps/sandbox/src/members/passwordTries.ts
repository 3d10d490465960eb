import { Failure } from '../failure.ts'
import type { Services } from '../operations.ts'
import type { Answer } from '../server/answers.ts'
import { countHit, forgetHits, returnHit, type RateRule } from '../verification/rateLimit.ts'

const rule = (name: string): RateRule => ({ name, hits: 5, windowMs: 15 * 60_000 })

/** Passwords that a signed-in caller could guess: the field of the guess, and the code of a wrong one. */
const GUESSES = [
  {
    fields: ['paymentPassword', 'oldPaymentPassword'],
    wrong: 'password.payment_wrong',
    rule: rule('payment'),
  },
  { fields: ['oldPassword'], wrong: 'password.old_wrong', rule: rule('old-password') },
] as const

export interface Guesser {
  readonly services: Pick<Services, 'db' | 'clock'>
  readonly memberId: string
  readonly body: unknown
}

/**
 * Limits guesses of a password to five in a quarter of an hour. Runs around the call's transaction: a
 * refused call rolls back its writes, and would roll back the count with them.
 * @throws Failure 429 `rate.limited` when the limit is reached, whatever the guess
 */
export async function limitGuesses(
  { services: { db, clock }, memberId, body }: Guesser,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const given = typeof body === 'object' && body !== null ? body : {}
  const guesses = GUESSES.filter(({ fields }) => fields.some((field) => field in given))
  // Counted before the check, so that parallel guesses are limited like sequential ones.
  for (const { rule } of guesses) await countHit(db, rule, memberId, clock.now())
  /** Takes back the guesses that a refusal is not about. */
  const settle = async (refusal: unknown) => {
    for (const { rule, wrong } of guesses) if (refusal !== wrong) await returnHit(db, rule, memberId)
  }
  const answer = await call().catch(async (error: unknown) => {
    await settle(error instanceof Failure ? error.code : undefined)
    throw error
  })
  if (answer.status === 200) for (const { rule } of guesses) await forgetHits(db, rule, memberId)
  // Calls that move money return refusals as answers instead of throwing.
  else await settle(codeOf(answer))
  return answer
}

function codeOf({ body }: Answer): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
}
