import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'

import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { secretOf } from '../platform/secret.ts'
import type { Schemas } from '../wire.ts'

/** A challenge must be solved and handed in within this time. */
const LIFE_MS = 5 * 60_000

/** What a solved challenge stands for: that somebody is at work, or all that a captcha would have shown. */
export type HumanPurpose = 'human' | 'captcha'

/** Tries it takes at most: a quarter of a second on an old phone, and two where it stands in for a captcha. */
const HARDEST: Readonly<Record<HumanPurpose, number>> = { human: 50_000, captcha: 400_000 }

/** Makes a proof-of-work challenge that only we can have made, and that passes for its purpose alone. */
export async function makeChallenge(
  db: Db,
  now: Date,
  purpose: HumanPurpose = 'human',
): Promise<Schemas['HumanChallenge']> {
  const hmacKey = (await secretOf(db, 'human')).toString('hex')
  const expires = new Date(now.getTime() + LIFE_MS)
  const maxnumber = HARDEST[purpose]
  const { challenge, salt, signature } = await createChallenge({
    hmacKey,
    expires,
    maxnumber,
    params: { purpose },
  })
  return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature }
}

/**
 * Takes a solved challenge; each passes once.
 *
 * @param answer - base64 of the solution as JSON
 * @throws Failure 422 `human.required` without one, `human.failed` when it is wrong, too old or used
 */
export async function passHuman(
  db: Db,
  answer: string | undefined,
  now: Date,
  purpose: HumanPurpose = 'human',
): Promise<void> {
  if (!answer) fail(422, 'human.required', { message: 'Human verification is required.' })
  const solution = readSolution(answer)
  const key = (await secretOf(db, 'human')).toString('hex')
  // The library looks at the machine's clock; ours can be moved, so expiry is judged here.
  const facts = solution ? extractParams(solution) : {}
  const genuine = solution && facts['purpose'] === purpose && (await verifySolution(solution, key, false))
  const expires = Number(facts['expires'] ?? 0) * 1000
  const fresh = genuine && expires > now.getTime() && (await spend(db, solution.salt, new Date(expires)))
  if (!fresh) fail(422, 'human.failed', { message: 'Human verification failed; please try again.' })
}

async function spend(db: Db, nonce: string, expires: Date): Promise<boolean> {
  return (
    (await db.run`
    insert into spent_proof (nonce, expires_at) values (${nonce}, ${expires}) on conflict do nothing`) > 0
  )
}

function readSolution(answer: string): Schemas['HumanSolution'] | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(answer, 'base64').toString('utf8'))
    return isSolution(value) ? value : undefined
  } catch {
    return undefined
  }
}

function isSolution(value: unknown): value is Schemas['HumanSolution'] {
  if (typeof value !== 'object' || value === null) return false
  const { algorithm, challenge, number, salt, signature } = value as Record<string, unknown>
  const texts = [challenge, salt, signature].every((text) => typeof text === 'string')
  return algorithm === 'SHA-256' && texts && typeof number === 'number'
}
