import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Cost of a hash: about 40 ms here, and 16 MB, for every guess against a stolen table. */
const COST = { N: 16_384, r: 8, p: 1 } as const
const KEY_BYTES = 32

/** Hashes a password as `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const key = await derive(password, salt)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/** True when a password matches a hash. A missing hash takes as much time as a wrong password. */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const [, , , , salt = '', key = ''] = (hash ?? DUMMY_HASH).split('$')
  const tried = await derive(password, Buffer.from(salt, 'base64url'))
  const expected = Buffer.from(key, 'base64url')
  return hash !== null && tried.length === expected.length && timingSafeEqual(tried, expected)
}

const DUMMY_HASH = ['scrypt', '', '', '', Buffer.alloc(16).toString('base64url'), ''].join('$')

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
