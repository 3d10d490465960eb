import type { Db } from '../database/index.ts'
import { KNOWN_ADDRESS_MS } from './knownAddress.ts'
import { FAILURES_KEPT_MS } from './loginFailures.ts'
import { retireOldKeys } from './loginKeys.ts'

const DAY_MS = 86_400_000

/** Days for which the name of a retired key is kept, so that it is told from one that never was. */
const RETIRED_KEY_DAYS = 30

/**
 * Deletes sessions that are over and no longer say which addresses are a member's own, what belongs to them,
 * old failures, the private halves of keys whose life is over and the names of old keys. A member's latest session stays: it is shown as the previous login.
 */
export async function purgeSessions(db: Db, now: Date): Promise<void> {
  const dayAgo = new Date(now.getTime() - DAY_MS)
  const before = new Date(now.getTime() - KNOWN_ADDRESS_MS)
  await db.run`delete from lottery_launch where expires_at <= ${dayAgo}`
  await db.run`delete from lottery_session where expires_at <= ${dayAgo}`
  await db.run`delete from replaced_token where replaced_at <= ${dayAgo}`
  await db.run`
    delete from session old where expires_at <= ${before}
      and exists (select from session newer where newer.member_id = old.member_id and newer.id > old.id)
      and not exists (select from lottery_launch where session_id = old.id)
      and not exists (select from lottery_session where session_id = old.id)`
  await db.run`delete from login_failure where at <= ${new Date(now.getTime() - FAILURES_KEPT_MS)}`
  await retireOldKeys(db, now)
  await db.run`
    delete from login_key where retired_at <= ${new Date(now.getTime() - RETIRED_KEY_DAYS * DAY_MS)}`
}
