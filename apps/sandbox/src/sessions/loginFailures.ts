import type { Db } from '../database/index.ts'
import { countHit, forgetHits, requireHitsLeft, type RateRule } from '../verification/rateLimit.ts'

/** Number of failed logins under a name after which a captcha is required. */
const CAPTCHA_AFTER = 3

/** Rate limit of failed logins under a name, from all addresses together. */
const WRONG_TRIES: RateRule = { name: 'login-name', hits: 10, windowMs: 15 * 60_000 }

/** Login attempts under a name; names of members and unknown names are treated alike. */
export interface LoginTries {
  readonly db: Db
  readonly merchant: string
  readonly name: string
  readonly now: Date
}

const keyOf = ({ merchant, name }: LoginTries): string => `${merchant}:${name.toLowerCase()}`

/**
 * Refuses early, before a proof of work and a captcha are used up.
 * @throws Failure 429 `rate.limited` after too many failed logins under a name
 */
export async function requireLoginsLeft(tries: LoginTries): Promise<void> {
  await requireHitsLeft(tries.db, WRONG_TRIES, keyOf(tries), tries.now)
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
  await countHit(tries.db, WRONG_TRIES, keyOf(tries), tries.now)
}

/** Counts a failed login towards the captcha, for unknown names too. */
export async function countFailure({ db, merchant, name }: LoginTries): Promise<void> {
  await db.run`
    insert into login_failure as kept (merchant, name, count) values (${merchant}, ${name.toLowerCase()}, 1)
    on conflict (merchant, name) do update set count = kept.count + 1`
}

/** Resets the counts after a successful login. */
export async function forgetFailures(tries: LoginTries): Promise<void> {
  const { db, merchant, name } = tries
  await db.run`delete from login_failure where merchant = ${merchant} and name = ${name.toLowerCase()}`
  await forgetHits(db, WRONG_TRIES, keyOf(tries))
}
