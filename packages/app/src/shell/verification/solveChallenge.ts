import { sha256 } from '@noble/hashes/sha2.js'
import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

import type { Challenge } from './proofOfWork.ts'

/** Numbers tried in one go, some milliseconds of work: after them the page has a turn. */
const BATCH = 4_000

const aTurn = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Tries the numbers in order and answers the one that fits. The hashes are made here and not by the browser, which
 * answers each with a promise that costs several times the hash.
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
