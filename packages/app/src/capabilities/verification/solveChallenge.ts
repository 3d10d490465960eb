import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

import type { Challenge } from './proofOfWork.ts'

/** Numbers tried per batch, some milliseconds of work: between batches the main thread is free. */
const BATCH = 4_000

const aTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Tries the numbers in order and returns the one that matches. The hashes are computed here and not by the browser,
 * whose promise for each costs several times the hash.
 *
 * @throws when none matches, or when `signal` is aborted
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
