import type { Db } from '../database/index.ts'
import { refuse } from '../server/refuse.ts'
import { memberRow } from './findMember.ts'

/** Banks drop accents, capitals and hyphens of a name. */
const names = new Intl.Collator('und', { sensitivity: 'base', ignorePunctuation: true })

/** True for two ways of writing one person's name. */
export const isSameName = (one: string, other: string): boolean => names.compare(one, other) === 0

/**
 * Refuses a bank account in another name than the member's: money is not paid to a third person. The first account's
 * name becomes the member's where none is known. Must be called under the member's lock.
 * @throws Failure 400 `request.invalid` for `accountName`
 */
export async function requireOwnName(tx: Db, memberId: string, accountName: string): Promise<void> {
  const { id, contacts } = await memberRow(tx, memberId)
  const { payeeName } = contacts
  if (payeeName && !isSameName(payeeName, accountName)) refuse({ accountName: 'enum' })
  if (payeeName) return
  await tx.run`
    update member set contacts = ${{ json: { ...contacts, payeeName: accountName } }} where id = ${id}`
}
