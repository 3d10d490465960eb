import { createHmac, type BinaryLike } from 'node:crypto'

import { randomOf, type Random } from '../random.ts'

/** Bytes of one number: a double holds 53 of their 64 bits. */
const NUMBER_BYTES = 8
const SPARE_BITS = 11n
const ONE = 2 ** 53

/**
 * Random generator under a key: the same name gives the same sequence under it, and nobody computes one number without
 * the key, however many others are known. Its bits are blocks of HMAC-SHA-256, so no state smaller than the key stands
 * between.
 */
export function secretRandom(key: BinaryLike, name: string): Random {
  let block = Buffer.alloc(0)
  let blocks = 0
  let used = 0
  const next = (): number => {
    if (used === block.length) {
      block = createHmac('sha256', key).update(`${name}#${blocks}`).digest()
      blocks += 1
      used = 0
    }
    const bits = block.readBigUInt64BE(used) >> SPARE_BITS
    used += NUMBER_BYTES
    return Number(bits) / ONE
  }
  return randomOf(next, (child) => secretRandom(key, `${name}/${child}`))
}
