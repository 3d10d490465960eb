import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'

/** Rate limit. */
export interface RateRule {
  /** Name of the counted action. */
  readonly name: string
  readonly hits: number
  readonly windowMs: number
}

/**
 * Counts one hit of a caller. Counts are in the database, shared by all processes.
 * Call it outside the transaction of the work itself, or a refused call would roll back its own count.
 * @param who - merchant and address, number or member
 * @throws Failure 429 `rate.limited` with the seconds until the window ends
 */
export async function countHit(db: Db, rule: RateRule, who: string, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - rule.windowMs)
  const window = await db.row<{ started_at: Date; hits: number }>`
    insert into rate_window as kept (bucket, started_at, hits) values (${`${rule.name}:${who}`}, ${now}, 1)
    on conflict (bucket) do update set
      hits = case when kept.started_at <= ${oldest} then 1 else kept.hits + 1 end,
      started_at = case when kept.started_at <= ${oldest} then ${now} else kept.started_at end
    returning started_at, hits`
  if (window && window.hits > rule.hits) refuse(rule, window.started_at, now)
}

/**
 * Refuses a caller whose hits are used up, without counting one: for limits on failures only.
 * @throws Failure 429 `rate.limited` with the seconds until the window ends
 */
export async function requireHitsLeft(db: Db, rule: RateRule, who: string, now: Date): Promise<void> {
  const window = await db.row<{ started_at: Date; hits: number }>`
    select started_at, hits from rate_window where bucket = ${`${rule.name}:${who}`}`
  if (!window || window.hits < rule.hits || now.getTime() >= window.started_at.getTime() + rule.windowMs)
    return
  refuse(rule, window.started_at, now)
}

/** Takes back a hit that turned out not to count. */
export async function returnHit(db: Db, rule: RateRule, who: string): Promise<void> {
  await db.run`update rate_window set hits = hits - 1 where bucket = ${`${rule.name}:${who}`} and hits > 0`
}

/** Resets a caller's hits after a success. */
export async function forgetHits(db: Db, rule: RateRule, who: string): Promise<void> {
  await db.run`delete from rate_window where bucket = ${`${rule.name}:${who}`}`
}

function refuse(rule: RateRule, since: Date, now: Date): never {
  const retryAfter = (since.getTime() + rule.windowMs - now.getTime()) / 1000
  fail(429, 'rate.limited', { message: `Too many tries; wait ${Math.ceil(retryAfter)} seconds.`, retryAfter })
}
