import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { UserError } from '../terminal/userError.ts'

/**
 * Public key in the store's folder; if present, only releases signed with its private key can be promoted.
 */
export const TRUSTED_KEY_FILE = 'trusted.pem'

const HOW_TO = 'Make one with: openssl genpkey -algorithm ed25519 -out release.pem'

/** Text of a key, and the place that it is from. */
export interface KeyText {
  readonly path: string
  readonly pem: string
}

async function readText(path: string, what: string): Promise<KeyText> {
  const pem = await readFile(path, 'utf8').catch(() => {
    throw new UserError(`${path} cannot be read: it should hold the ${what} key.`)
  })
  return { path, pem }
}

function keyIn({ path, pem }: KeyText, read: (pem: string) => KeyObject, what: string): KeyObject {
  try {
    const key = read(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // Reported below, like a key of another kind.
  }
  throw new UserError(`${path} holds no ed25519 ${what} key in PEM. ${HOW_TO}`)
}

/** @returns the signature of a manifest's text in base64 */
export async function signManifest(text: string, keyFile: string): Promise<string> {
  const key = keyIn(await readText(keyFile, 'private'), createPrivateKey, 'private')
  return sign(null, Buffer.from(text), key).toString('base64')
}

/** Public key that releases must be signed with: the given one, else the store's own, else none. */
export function trustedKeyFile(store: string, named: string | undefined): string | undefined {
  if (named !== undefined) return named
  const own = join(store, TRUSTED_KEY_FILE)
  return existsSync(own) ? own : undefined
}

/**
 * @param trusted PEM file of the public key, or its text
 * @throws {UserError} when the signature is missing or not of this text by this key
 */
export async function verifySignature(
  id: string,
  text: string,
  signature: string | undefined,
  trusted: string | KeyText,
): Promise<void> {
  const found = typeof trusted === 'string' ? await readText(trusted, 'public') : trusted
  const key = keyIn(found, createPublicKey, 'public')
  const keyFile = found.path
  if (signature === undefined) {
    throw new UserError(
      `${id} is not signed, but ${keyFile} requires a signature: make it with livery release --sign <private key>.`,
    )
  }
  if (verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'))) return
  throw new UserError(`The signature of ${id} is not by the owner of ${keyFile}: it was not promoted.`)
}
