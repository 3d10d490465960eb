import { Failure } from '../failure.ts'
import type { Services } from '../operations.ts'
import type { Answer } from '../server/answers.ts'
import { countHit, forgetHits, returnHit, type RateRule } from '../verification/rateLimit.ts'

const rule = (name: string): RateRule => ({ name, hits: 5, windowMs: 15 * 60_000 })

/** What a signed-in caller can guess at: the field that carries the guess, and the code of a wrong one. */
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
 * Lets a call guess at a password five times in a quarter of an hour. It stands around the call and not in it: a
 * refused call takes back whatever it wrote, and with it its own count.
 *
 * @throws Failure 429 `rate.limited` when the tries are used up, whatever is guessed
 */
export async function limitGuesses(
  { services: { db, clock }, memberId, body }: Guesser,
  call: () => Promise<Answer>,
): Promise<Answer> {
  const given = typeof body === 'object' && body !== null ? body : {}
  const guess = GUESSES.find(({ fields }) => fields.some((field) => field in given))
  if (!guess) return call()
  // Counted before it is known to be wrong: guesses that come together are no more than guesses one by one.
  await countHit(db, guess.rule, memberId, clock.now())
  const answer = await call().catch(async (error: unknown) => {
    if (!(error instanceof Failure && error.code === guess.wrong)) await returnHit(db, guess.rule, memberId)
    throw error
  })
  if (answer.status === 200) await forgetHits(db, guess.rule, memberId)
  // A call that moves money answers its refusals where others throw them.
  else if (codeOf(answer) !== guess.wrong) await returnHit(db, guess.rule, memberId)
  return answer
}

function codeOf({ body }: Answer): unknown {
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined
}
