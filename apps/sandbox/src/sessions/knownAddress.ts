import type { Db } from '../database/index.ts'

/** Time in ms for which an address counts as a member's own after a sign-in. */
export const KNOWN_ADDRESS_MS = 90 * 86_400_000

/** Caller at an address, at a merchant. */
export interface CallerAt {
  readonly merchant: string
  readonly ip: string
  readonly now: Date
}

const since = (now: Date): Date => new Date(now.getTime() - KNOWN_ADDRESS_MS)

/** True when the member of a name has signed in from the caller's address lately. Read for unknown names too. */
export async function isNamesAddress(
  db: Db,
  { merchant, ip, now }: CallerAt,
  name: string,
): Promise<boolean> {
  const before = await db.row`
    select from session where address = ${ip} and started_at > ${since(now)} and member_id =
      (select id from member where merchant = ${merchant} and lower(username) = ${name.toLowerCase()}) limit 1`
  return before !== undefined
}

/**
 * True when the member of a mobile number or a mail address has signed in from the caller's address lately. Read for
 * unknown ones too.
 * @param recipient - dialling code and number, digits only, or a mail address in lower case
 */
export async function isRecipientsAddress(
  db: Db,
  { merchant, ip, now }: CallerAt,
  recipient: string,
): Promise<boolean> {
  const before = await db.row`
    select from session where address = ${ip} and started_at > ${since(now)} and member_id in
      (select id from member where merchant = ${merchant}
        and (dialling_code || mobile_num = ${recipient} or lower(email) = ${recipient})) limit 1`
  return before !== undefined
}
