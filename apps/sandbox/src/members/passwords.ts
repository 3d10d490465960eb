import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** Cost of a hash: rounds (a power of two), block size and lanes of scrypt. */
interface Cost {
  readonly N: number
  readonly r: number
  readonly p: number
}

/**
 * One of the settings that OWASP's cheat sheet on password storage names as equal (N=2^17 with p=1 down to
 * N=2^13 with p=10): of them it needs 32 MB a hash, so that several logins at once fit into a small machine.
 */
export const DEFAULT_COST: Cost = { N: 2 ** 15, r: 8, p: 3 }

/** Lowest number of rounds that tests may set; scrypt itself takes less. */
const FEWEST_ROUNDS = 2 ** 4

const KEY_BYTES = 32

/**
 * Cost of new hashes: {@link DEFAULT_COST}, or `SANDBOX_SCRYPT_ROUNDS` rounds in one lane, for tests that sign
 * in hundreds of times.
 * @throws Error when the variable is no power of two
 */
export function passwordCost(variables: Readonly<Record<string, string | undefined>> = process.env): Cost {
  const given = variables['SANDBOX_SCRYPT_ROUNDS']
  if (!given) return DEFAULT_COST
  const N = Number(given)
  if (!Number.isInteger(Math.log2(N)) || N < FEWEST_ROUNDS)
    throw new Error(`SANDBOX_SCRYPT_ROUNDS is "${given}", which is no power of two from ${FEWEST_ROUNDS}.`)
  return { N, r: DEFAULT_COST.r, p: 1 }
}

/** Hashes a password as `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const cost = passwordCost()
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * True when a password matches a hash, which names its own cost. A missing hash takes as much time as a wrong
 * password of a new one.
 */
export async function passwordMatches(password: string, hash: string | null): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash?.split('$') ?? []
  const cost = hash === null ? passwordCost() : { N: Number(N), r: Number(r), p: Number(p) }
  const tried = await derive(password, Buffer.from(salt, 'base64url'), cost)
  const expected = Buffer.from(key, 'base64url')
  return hash !== null && tried.length === expected.length && timingSafeEqual(tried, expected)
}

/** True for a hash of a lower cost than a new one, to be replaced when its password is next seen. */
export function isCheap(hash: string): boolean {
  const [, N, r, p] = hash.split('$')
  const cost = passwordCost()
  return Number(N) * Number(r) * Number(p) < cost.N * cost.r * cost.p
}

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  // The library's own limit of 32 MB is just too low for the default cost.
  const maxmem = 256 * N * r
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { N, r, p, maxmem }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
