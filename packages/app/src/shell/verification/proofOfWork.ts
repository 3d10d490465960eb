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

/** Hashes that are under way at once: each costs a turn of the event loop, so they travel in company. */
const BATCH = 256

const encoder = new TextEncoder()

function hex(digest: ArrayBuffer): string {
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Tries the numbers in order and answers the one that fits.
 * @throws when none does, or when `signal` is aborted
 */
export async function solve(
  { algorithm, challenge, salt, maxnumber }: Challenge,
  signal?: AbortSignal,
): Promise<number> {
  for (let first = 0; first <= maxnumber; first += BATCH) {
    signal?.throwIfAborted()
    const numbers = Array.from(
      { length: Math.min(BATCH, maxnumber - first + 1) },
      (_, offset) => first + offset,
    )
    const hashes = await Promise.all(
      numbers.map((number) => crypto.subtle.digest(algorithm, encoder.encode(salt + number))),
    )
    const found = hashes.findIndex((hash) => hex(hash) === challenge)
    if (found >= 0) return first + found
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
