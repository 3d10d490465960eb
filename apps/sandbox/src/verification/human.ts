import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'

import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { secretOf } from '../platform/secret.ts'
import type { Schemas } from '../wire.ts'
import { spendProof } from './spentProofs.ts'

/** Lifetime of a challenge in ms. */
const LIFE_MS = 5 * 60_000

/** Purpose of a challenge: proof of work alone, or in place of a captcha. */
export type HumanPurpose = 'human' | 'captcha'

/** Maximum number of hashes: a quarter of a second on an old phone, and two where it replaces a captcha. */
const HARDEST: Readonly<Record<HumanPurpose, number>> = { human: 50_000, captcha: 400_000 }

/**
 * Maximum number of hashes of a proof: {@link HARDEST}, or a part of it where `SANDBOX_PROOF_DIVISOR` divides it, for
 * tests that register hundreds of players.
 * @throws Error when the variable is no whole number from 1
 */
export function hardestProof(
  purpose: HumanPurpose,
  variables: Readonly<Record<string, string | undefined>> = process.env,
): number {
  const divisor = Number(variables['SANDBOX_PROOF_DIVISOR'] ?? 1)
  if (!Number.isInteger(divisor) || divisor < 1)
    throw new Error('SANDBOX_PROOF_DIVISOR is no whole number from 1.')
  return Math.ceil(HARDEST[purpose] / divisor)
}

/** Creates a signed proof-of-work challenge that is valid for one purpose. */
export async function makeChallenge(
  db: Db,
  now: Date,
  purpose: HumanPurpose = 'human',
): Promise<Schemas['HumanChallenge']> {
  const hmacKey = (await secretOf(db, 'human')).toString('hex')
  const expires = new Date(now.getTime() + LIFE_MS)
  const maxnumber = hardestProof(purpose)
  const { challenge, salt, signature } = await createChallenge({
    hmacKey,
    expires,
    maxnumber,
    params: { purpose },
  })
  return { algorithm: 'SHA-256', challenge, maxnumber, salt, signature }
}

/**
 * Checks a solved challenge, which is single-use.
 * @param answer - base64 of the solution as JSON
 * @throws Failure 422 `human.required` without one, `human.failed` when it is wrong, expired or used
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
  // Expiry is checked here: the library reads the machine's clock, and the sandbox's can be moved.
  const facts = solution ? extractParams(solution) : {}
  const genuine = solution && facts['purpose'] === purpose && (await verifySolution(solution, key, false))
  const expires = Number(facts['expires'] ?? 0) * 1000
  // Spent by its challenge: a salt has more than one spelling that hashes alike, a challenge has one.
  const fresh =
    genuine &&
    expires > now.getTime() &&
    (await spendProof(db, solution.challenge.toLowerCase(), new Date(expires)))
  if (!fresh) fail(422, 'human.failed', { message: 'Human verification failed; please try again.' })
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
