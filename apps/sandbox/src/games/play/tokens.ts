import { createHash, randomBytes } from 'node:crypto'

import { secretRandom } from '../../platform/secretRandom.ts'
import type { Random } from '../../random.ts'

/** Random token for a browser. */
export const newToken = (): string => randomBytes(24).toString('base64url')

/** Digest of a token, for storing. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * Random generator of one round, derived from the session's seed and the round's number, so that a dispute
 * can be replayed, and from nothing that the player chooses.
 */
export const roundRandom = (seed: string, number: number): Random => secretRandom(seed, `round/${number}`)
