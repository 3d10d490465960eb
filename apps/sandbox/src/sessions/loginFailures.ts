import type { Db } from '../database/index.ts'
import { countHit, forgetHits, requireRoom, type RateRule } from '../verification/rateLimit.ts'

/** After this many wrong tries under a name, a captcha is asked for. */
const PATIENCE = 3

/** After this many within the time, nobody gets in under the name until it is over, whatever the address. */
const WRONG_TRIES: RateRule = { name: 'login-name', hits: 10, windowMs: 15 * 60_000 }

/** A name somebody signs in under, a member's or not: both are treated alike. */
export interface LoginTries {
  readonly db: Db
  readonly merchant: string
  readonly name: string
  readonly now: Date
}

const keyOf = ({ merchant, name }: LoginTries): string => `${merchant}:${name.toLowerCase()}`

/**
 * Spares a proof of work and a captcha that would be spent in vain.
 *
 * @throws Failure 429 `rate.limited` when a name was tried wrong too often
 */
export async function requirePatience(tries: LoginTries): Promise<void> {
  await requireRoom(tries.db, WRONG_TRIES, keyOf(tries), tries.now)
}

/** Whether the next try under a name needs a captcha. */
export async function needsCaptcha(db: Db, merchant: string, name: string): Promise<boolean> {
  const kept = await db.row<{ count: number }>`
    select count from login_failure where merchant = ${merchant} and name = ${name.toLowerCase()}`
  return (kept?.count ?? 0) >= PATIENCE
}

/**
 * Counts a try before its password is looked at: of a hundred that come together no more are looked at than of a
 * hundred one after the other.
 *
 * @throws Failure 429 `rate.limited` when a name was tried wrong too often
 */
export async function countTry(tries: LoginTries): Promise<void> {
  await countHit(tries.db, WRONG_TRIES, keyOf(tries), tries.now)
}

/** Counts a try that was wrong towards the captcha, whether or not the name is a member's. */
export async function countFailure({ db, merchant, name }: LoginTries): Promise<void> {
  await db.run`
    insert into login_failure as kept (merchant, name, count) values (${merchant}, ${name.toLowerCase()}, 1)
    on conflict (merchant, name) do update set count = kept.count + 1`
}

/** Forgets wrong tries after a right one. */
export async function forgetFailures(tries: LoginTries): Promise<void> {
  const { db, merchant, name } = tries
  await db.run`delete from login_failure where merchant = ${merchant} and name = ${name.toLowerCase()}`
  await forgetHits(db, WRONG_TRIES, keyOf(tries))
}
