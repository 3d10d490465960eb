import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { secretOf } from '../platform/secret.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16

/** Encrypts an address, to be decrypted by {@link decryptPath}. */
export async function encryptPath(db: Db, merchant: string, address: string): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', await secretOf(db, 'customerService'), nonce)
  cipher.setAAD(Buffer.from(merchant))
  const sealed = Buffer.concat([cipher.update(address, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/**
 * Decrypts a path of {@link encryptPath}.
 * @throws Failure 404 `resource.not_found` for a path that was not made here, or for another merchant
 */
export async function decryptPath(db: Db, merchant: string, path: string): Promise<string> {
  const bytes = Buffer.from(path, 'base64url')
  const secret = await secretOf(db, 'customerService')
  try {
    // The length of the tag is fixed: Node takes one of four bytes from a shorter path, which can be guessed.
    const decipher = createDecipheriv('aes-256-gcm', secret, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(merchant))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    return Buffer.concat([
      decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
      decipher.final(),
    ]).toString('utf8')
  } catch {
    return fail(404, 'resource.not_found', { message: 'There is no such way to customer service.' })
  }
}
