import type { Db } from '../database/index.ts'
import { phoneOf } from '../verification/phoneNumber.ts'
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

/** Member of a merchant by mobile number, however its digits are divided into dialling code and number. */
export async function findByMobile(
  db: Db,
  merchant: string,
  diallingCode: string,
  mobileNum: string,
): Promise<MemberRow | undefined> {
  return db.row<MemberRow>`
    select * from member
    where merchant = ${merchant} and dialling_code || mobile_num = ${phoneOf(diallingCode, mobileNum)}`
}

/**
 * Member of a merchant by what a player types to sign in: the user name, or the digits of the mobile number with the
 * dialling code, or without it where that is the home country's.
 */
export async function findByLoginName(
  db: Db,
  merchant: string,
  typed: string,
  homeDiallingCode: string,
): Promise<MemberRow | undefined> {
  const named = await findByUsername(db, merchant, typed)
  if (named || !/^\d{5,}$/.test(typed)) return named
  const home = await findByMobile(db, merchant, homeDiallingCode, typed)
  if (home) return home
  return findByMobile(db, merchant, '', typed)
}

/** Member of a merchant by e-mail address, ignoring case. */
export async function findByEmail(db: Db, merchant: string, email: string): Promise<MemberRow | undefined> {
  return db.row<MemberRow>`
    select * from member where merchant = ${merchant} and lower(email) = ${email.toLowerCase()}`
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
