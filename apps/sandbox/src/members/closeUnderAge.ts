import type { Db } from '../database/index.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import { disableMember } from '../state/merchantState.ts'
import type { MemberRow } from './memberRow.ts'

/**
 * Closes the account of a member who turns out to be too young: the birthday stands, every session ends, and customer
 * service alone opens the account again or pays it out.
 */
export async function closeUnderAge(db: Db, row: MemberRow, birthday: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run`update member set birthday = ${birthday} where id = ${row.id}`
    await disableMember(tx, row.merchant, row.username)
    await endOtherSessions(tx, row.id.toString(), null, now)
  })
}
