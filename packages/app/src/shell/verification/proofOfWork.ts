import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

/** A proof-of-work challenge as the gateway sets it: find the number whose hash is `challenge`. */
export interface Challenge {
  readonly algorithm: 'SHA-256'
  /** Hex of the hash to find. */
  readonly challenge: string
  /** Hashed in front of the number. */
  readonly salt: string
  /** The number lies between 0 and this. */
  readonly maxnumber: number
  readonly signature: string
}

/** Numbers tried in one go, some milliseconds of work: after them the page has a turn. */
const BATCH = 4_000

const aTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Tries the numbers in order and answers the one that fits. The hashes are made here and not by the browser, which
 * answers each with a promise: that costs ten times the hash.
 * @throws when none does, or when `signal` is aborted
 */
export async function solve(
  { challenge, salt, maxnumber }: Challenge,
  signal?: AbortSignal,
): Promise<number> {
  const wanted = hexToBytes(challenge)
  const salted = sha256.create().update(utf8ToBytes(salt))
  for (let number = 0; number <= maxnumber; number += 1) {
    if (number % BATCH === 0) {
      await aTurn()
      signal?.throwIfAborted()
    }
    const hash = salted
      .clone()
      .update(utf8ToBytes(String(number)))
      .digest()
    if (hash.every((byte, at) => byte === wanted[at])) return number
  }
  throw new Error('The challenge has no solution')
}

/** The answer as the calls carry it: base64 of the solution as JSON. */
export function answerOf(challenge: Challenge, number: number, took: number): string {
  const { algorithm, challenge: hash, salt, signature } = challenge
  return btoa(JSON.stringify({ algorithm, challenge: hash, number, salt, signature, took: Math.round(took) }))
}

/** When a challenge stops being taken, ms since 1970; its salt carries `expires` in seconds. */
export function expiryOf(challenge: Challenge): number {
  const expires = Number(new URLSearchParams(challenge.salt.split('?')[1] ?? '').get('expires'))
  return Number.isFinite(expires) && expires > 0 ? expires * 1_000 : Number.POSITIVE_INFINITY
}
