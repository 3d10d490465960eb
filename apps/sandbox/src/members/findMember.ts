import type { Db } from '../database/index.ts'
import type { MemberRow } from './memberRow.ts'

/** Member of a merchant by name, ignoring case. */
export async function findByUsername(
  db: Db,
  merchant: string,
  username: string,
): Promise<MemberRow | undefined> {
  return db.row<MemberRow>`
    select * from member where merchant = ${merchant} and lower(username) = ${username.toLowerCase()}`
}

/** Member of a merchant by mobile number, without its leading zero. */
export async function findByMobile(
  db: Db,
  merchant: string,
  diallingCode: string,
  mobileNum: string,
): Promise<MemberRow | undefined> {
  return db.row<MemberRow>`
    select * from member
    where merchant = ${merchant} and dialling_code = ${diallingCode} and mobile_num = ${mobileNum.replace(/^0/, '')}`
}

/** Complete row of an existing member. */
export async function memberRow(db: Db, id: string): Promise<MemberRow> {
  const row = await db.row<MemberRow>`select * from member where id = ${BigInt(id)}`
  if (!row) throw new Error(`Member ${id} is gone.`)
  return row
}

/** Locks a member until the transaction ends, so that calls that must not overlap wait for each other. */
export async function lockMember(tx: Db, id: string): Promise<void> {
  await tx.row`select from member where id = ${BigInt(id)} for no key update`
}
