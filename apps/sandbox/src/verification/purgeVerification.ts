import type { Db } from '../database/index.ts'

const DAY_MS = 86_400_000

/** Days for which sent messages are kept, for the console. */
const OUTBOX_DAYS = 7

/**
 * Deletes captchas, proofs, codes and counts whose time is over, and old messages. Codes and counts are kept for
 * a day: the longest limit counts that long.
 */
export async function purgeVerification(db: Db, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS)
  await db.run`delete from captcha where expires_at <= ${now}`
  await db.run`delete from spent_proof where expires_at <= ${now}`
  await db.run`delete from verification_code where expires_at <= ${dayAgo}`
  await db.run`delete from rate_window where started_at <= ${dayAgo}`
  await db.run`delete from outbox where sent_at <= ${new Date(now.getTime() - OUTBOX_DAYS * DAY_MS)}`
}
