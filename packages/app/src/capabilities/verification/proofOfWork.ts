/** Proof-of-work challenge from the gateway: find the number whose hash is `challenge`. */
export interface Challenge {
  readonly algorithm: 'SHA-256'
  /** Hex of the hash to find. */
  readonly challenge: string
  /** Hashed in front of the number. */
  readonly salt: string
  /** Upper bound of the number, from 0. */
  readonly maxnumber: number
  readonly signature: string
}

/** Answer in the calls' format: base64 of the solution as JSON. */
export function answerOf(challenge: Challenge, number: number, took: number): string {
  const { algorithm, challenge: hash, salt, signature } = challenge
  return btoa(JSON.stringify({ algorithm, challenge: hash, number, salt, signature, took: Math.round(took) }))
}

/** Expiry of a challenge, ms since 1970; its salt carries `expires` in seconds. */
export function expiryOf(challenge: Challenge): number {
  const expires = Number(new URLSearchParams(challenge.salt.split('?')[1] ?? '').get('expires'))
  return Number.isFinite(expires) && expires > 0 ? expires * 1_000 : Number.POSITIVE_INFINITY
}
