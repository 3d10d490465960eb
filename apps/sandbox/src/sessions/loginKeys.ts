import { randomBytes } from 'node:crypto'

import { compactDecrypt, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'

import { type Db, json } from '../database/index.ts'
import { fail } from '../failure.ts'

/** Encryption algorithms of bodies; a key of each is offered, and the site uses the first. */
const ALGORITHMS = ['ECDH-ES', 'RSA-OAEP-256'] as const

/**
 * Lifetime of a key in ms; from then on it opens nothing. A replaced key is retired at once, one that nobody replaces
 * with the next purge, and its private half deleted: clients fetch the keys again after the refusal. What a listener
 * recorded before cannot be opened with a stolen database.
 */
const KEY_LIFE_MS = 24 * 3_600_000

/** Length of an RSA key: as strong as AES of 128 bits, like P-256. */
const RSA_BITS = 3072

interface KeyRow {
  readonly kid: string
  readonly alg: string
  /** Null once the key is retired. */
  readonly private_jwk: JWK | null
  readonly public_jwk: JWK
  readonly created_at: Date
  readonly retired_at: Date | null
}

/** Time at which a key was made that has just come to the end of its life. */
const oldest = (now: Date): Date => new Date(now.getTime() - KEY_LIFE_MS)

/** Current public keys, replaced when expired. */
export async function currentKeys(db: Db, now: Date): Promise<JWK[]> {
  const keys = await freshKeys(db, now)
  return keys.length > 0 ? keys : replaceKeys(db, now, (tx) => freshKeys(tx, now))
}

/** Retires all keys and creates new ones. */
export const rotateKeys = (db: Db, now: Date): Promise<JWK[]> => replaceKeys(db, now)

/** Retires the keys whose life is over, also where nobody asks for new ones. */
export async function retireOldKeys(db: Db, now: Date): Promise<void> {
  await db.run`
    update login_key set retired_at = ${now}, private_jwk = null
    where retired_at is null and created_at <= ${oldest(now)}`
}

async function freshKeys(db: Db, now: Date): Promise<JWK[]> {
  const rows = await db.rows<KeyRow>`
    select * from login_key where retired_at is null and created_at > ${oldest(now)} order by alg`
  return rows.map((row) => row.public_jwk)
}

/**
 * Retires all keys and creates new ones, unless another process has just done so: of two that find the keys
 * expired at the same time, one must not retire the other's new keys.
 */
async function replaceKeys(
  db: Db,
  now: Date,
  othersMade: (tx: Db) => Promise<JWK[]> = async () => [],
): Promise<JWK[]> {
  const made = await Promise.all(ALGORITHMS.map((alg) => makeKey(alg, now)))
  return db.transaction(async (tx) => {
    await tx.run`lock table login_key in exclusive mode`
    const others = await othersMade(tx)
    if (others.length > 0) return others
    await tx.run`update login_key set retired_at = ${now}, private_jwk = null where retired_at is null`
    for (const { kid, alg, privateJwk, publicJwk } of made) {
      await tx.run`
        insert into login_key (kid, alg, private_jwk, public_jwk, created_at)
        values (${kid}, ${alg}, ${json(privateJwk)}, ${json(publicJwk)}, ${now})`
    }
    return made.map((key) => key.publicJwk)
  })
}

async function makeKey(alg: (typeof ALGORITHMS)[number], now: Date) {
  const pair = await generateKeyPair(alg, { extractable: true, crv: 'P-256', modulusLength: RSA_BITS })
  const kid = `${now.toISOString().slice(0, 10)}-${randomBytes(4).toString('hex')}`
  const facts = { kid, alg, use: 'enc' }
  const [publicJwk, privateJwk] = await Promise.all([exportJWK(pair.publicKey), exportJWK(pair.privateKey)])
  return { kid, alg, publicJwk: { ...publicJwk, ...facts }, privateJwk: { ...privateJwk, ...facts } }
}

/**
 * Decrypts a body.
 * @param jwe - compact serialisation
 * @param encryption - the `Encryption` header, which must equal the JWE's own header
 * @throws Failure 422 `encryption.key_retired`, 400 `encryption.invalid`
 */
export async function decryptBody(
  db: Db,
  jwe: string,
  encryption: string | undefined,
  now: Date,
): Promise<unknown> {
  const header = protectedHeader(jwe)
  const { alg, enc, kid } = header
  if (encryption !== `${alg};${enc};kid=${kid}`) invalid('The Encryption header does not match the JWE.')
  const key = await db.row<KeyRow>`select * from login_key where kid = ${String(kid)}`
  if (!key) invalid('No key of this name was ever given out.')
  if (key.retired_at || !key.private_jwk || key.created_at <= oldest(now))
    fail(422, 'encryption.key_retired', { message: 'This key is retired; fetch the keys again.' })
  const privateKey = await importJWK(key.private_jwk, key.alg)
  const opened = await compactDecrypt(jwe, privateKey, {
    keyManagementAlgorithms: [key.alg],
    contentEncryptionAlgorithms: ['A256GCM'],
  }).catch(() => invalid('The body cannot be opened.'))
  try {
    return JSON.parse(new TextDecoder().decode(opened.plaintext))
  } catch {
    return invalid('The opened body is not JSON.')
  }
}

function protectedHeader(jwe: string) {
  try {
    return decodeProtectedHeader(jwe)
  } catch {
    return invalid('The body is no compact JWE.')
  }
}

function invalid(message: string): never {
  fail(400, 'encryption.invalid', { message })
}
