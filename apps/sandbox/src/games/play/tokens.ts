import { createHash, createHmac, randomBytes } from 'node:crypto'

import { seededRandom, type Random } from '../../random.ts'

/** A secret that a browser holds. */
export const newToken = (): string => randomBytes(24).toString('base64url')

/** What is stored of it. */
export const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

/**
 * The chance of one round. It follows from the session's seed and the round's number, so that a dispute can be
 * played again, and from nothing that the player chooses.
 */
export const roundRandom = (seed: string, number: number): Random =>
  seededRandom(createHmac('sha256', seed).update(String(number)).digest('base64url'))
