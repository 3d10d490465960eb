import type { Db } from '../database/index.ts'
import { countHit, forgetHits, requireHitsLeft, returnHit, type RateRule } from '../verification/rateLimit.ts'
import { isNamesAddress } from './knownAddress.ts'

/** Number of failed logins under a name after which a captcha is required. */
const CAPTCHA_AFTER = 3

/** Window of the limits on failed logins. */
const WINDOW_MS = 15 * 60_000

/** Rate limit of failed logins under a name, from one address. */
const WRONG_TRIES: RateRule = { name: 'login-name', hits: 10, windowMs: WINDOW_MS }

/**
 * Rate limit of failed logins under a name, from all addresses together. It does not count for an address from
 * which the member has signed in before: strangers who use it up do not lock the member out.
 */
const WRONG_TRIES_ANYWHERE: RateRule = { name: 'login-name-anywhere', hits: 50, windowMs: WINDOW_MS }

/** Time in ms after which a name's failures no longer ask for a captcha. */
export const FAILURES_KEPT_MS = 86_400_000

/** Login attempts under a name from an address; names of members and unknown names are treated alike. */
export interface LoginTries {
  readonly db: Db
  readonly merchant: string
  readonly name: string
  readonly ip: string
  readonly now: Date
}

const anywhere = ({ merchant, name }: LoginTries): string => `${merchant}:${name.toLowerCase()}`
const here = (tries: LoginTries): string => `${anywhere(tries)}:${tries.ip}`

/**
 * Refuses early, before a proof of work and a captcha are used up.
 * @throws Failure 429 `rate.limited` after too many failed logins under a name
 */
export async function requireLoginsLeft(tries: LoginTries): Promise<void> {
  await requireHitsLeft(tries.db, WRONG_TRIES, here(tries), tries.now)
  if (await isNamesAddress(tries.db, tries, tries.name)) return
  await requireHitsLeft(tries.db, WRONG_TRIES_ANYWHERE, anywhere(tries), tries.now)
}

/** True when the next login under a name needs a captcha. */
export async function needsCaptcha(db: Db, merchant: string, name: string): Promise<boolean> {
  const kept = await db.row<{ count: number }>`
    select count from login_failure where merchant = ${merchant} and name = ${name.toLowerCase()}`
  return (kept?.count ?? 0) >= CAPTCHA_AFTER
}

/**
 * Counts an attempt before its password is checked, so that parallel attempts are limited like sequential
 * ones.
 * @throws Failure 429 `rate.limited` after too many failed logins under a name
 */
export async function countTry(tries: LoginTries): Promise<void> {
  await countHit(tries.db, WRONG_TRIES, here(tries), tries.now)
  if (await isNamesAddress(tries.db, tries, tries.name)) return
  await countHit(tries.db, WRONG_TRIES_ANYWHERE, anywhere(tries), tries.now)
}

/** Takes back an attempt that was no guess: the password was right, and something else is missing. */
export async function returnTry(tries: LoginTries): Promise<void> {
  await returnHit(tries.db, WRONG_TRIES, here(tries))
  await returnHit(tries.db, WRONG_TRIES_ANYWHERE, anywhere(tries))
}

/** Counts a failed login towards the captcha, for unknown names too. */
export async function countFailure({ db, merchant, name, now }: LoginTries): Promise<void> {
  await db.run`
    insert into login_failure as kept (merchant, name, count, at)
    values (${merchant}, ${name.toLowerCase()}, 1, ${now})
    on conflict (merchant, name) do update set count = kept.count + 1, at = excluded.at`
}

/**
 * Resets the captcha and the count of this address after a successful login. Failures from elsewhere stay
 * counted: the member's own logins must not give a guesser new tries.
 */
export async function forgetFailures(tries: LoginTries): Promise<void> {
  const { db, merchant, name } = tries
  await db.run`delete from login_failure where merchant = ${merchant} and name = ${name.toLowerCase()}`
  await forgetHits(db, WRONG_TRIES, here(tries))
}

/** Unlocks a name after its member has proved to be the owner in another way, such as a code by phone. */
export async function unlockName(tries: LoginTries): Promise<void> {
  await forgetFailures(tries)
  await forgetHits(tries.db, WRONG_TRIES_ANYWHERE, anywhere(tries))
}
