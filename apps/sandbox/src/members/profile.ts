import { type Db, sqlState } from '../database/index.ts'
import { fail } from '../failure.ts'
import type { Merchant } from '../merchants.ts'
import { refuse } from '../server/refuse.ts'
import { passPhone } from '../verification/phone.ts'
import { vipLabel } from '../vip/levels.ts'
import type { Schemas } from '../wire.ts'
import { isOfAge, isTooYoungToPlay } from './age.ts'
import { closeUnderAge } from './closeUnderAge.ts'
import { findByMobile, findByUsername, memberRow } from './findMember.ts'
import { DEFAULT_HEAD_ICON } from './headIcons.ts'
import { mask, maskEmail, maskName } from './masking.ts'
import type { Member } from './member.ts'
import type { MemberRow } from './memberRow.ts'
import { isSameName } from './payeeName.ts'
import { contactsOf, emailTaken } from './register.ts'
import { tellAccessChanged } from './tellAccessChanged.ts'

/** Columns of a profile that a call has not read with its session; of passwords only whether there are any. */
interface ProfileRow extends Pick<
  MemberRow,
  'nickname' | 'birthday' | 'head_icon' | 'contacts' | 'email' | 'dialling_code' | 'mobile_num'
> {
  readonly has_password: boolean
  readonly has_payment_password: boolean
  readonly last_login_at: Date | null
}

/** Profile of a member, as shown to the member in a language. What the member may just have changed is read anew. */
export async function profileOf(
  db: Db,
  { id, type, username, vipLevel, createdAt }: Member,
  language: string,
): Promise<Schemas['Member']> {
  const row = await db.row<ProfileRow>`
    select nickname, birthday, head_icon, contacts, email, dialling_code, mobile_num,
      password_hash is not null as has_password, payment_password_hash is not null as has_payment_password,
      (select started_at from session where member_id = member.id order by id desc limit 1) as last_login_at
    from member where id = ${BigInt(id)}`
  if (!row) throw new Error(`Member ${id} is gone.`)
  const label = vipLabel(vipLevel, language)
  return {
    id,
    type,
    account: username,
    ...(row.nickname ? { nickname: row.nickname } : {}),
    ...(label ? { clubLabel: { labelName: label } } : {}),
    ...(row.birthday ? { birthday: row.birthday } : {}),
    headIcon: row.head_icon ?? DEFAULT_HEAD_ICON,
    contacts: maskedContacts(row),
    hasPassword: row.has_password,
    hasPaymentPassword: row.has_payment_password,
    registeredAt: createdAt.toISOString(),
    ...(row.last_login_at ? { lastLoginAt: row.last_login_at.toISOString() } : {}),
  }
}

function maskedContacts(
  row: Pick<MemberRow, 'contacts' | 'email' | 'dialling_code' | 'mobile_num'>,
): Schemas['MemberContacts'] {
  const { payeeName, ...others } = row.contacts
  const masked = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, mask(value)]))
  return {
    ...masked,
    ...(payeeName ? { payeeName: maskName(payeeName) } : {}),
    ...(row.email ? { email: maskEmail(row.email) } : {}),
    ...(row.mobile_num ? { mobileNum: mask(row.mobile_num) } : {}),
    ...(row.mobile_num && row.dialling_code ? { countryDialingCode: row.dialling_code } : {}),
  }
}

/**
 * Changes the given fields only. A birthday can be set once, and so can the payee's name, a mail address, and a mobile
 * number with a code sent to it. The member is told by letter of a new address or number, which lets somebody in.
 * A birthday below the licence's age closes the account.
 * @throws Failure 422 `member.under_age`, `verification.code_wrong`, `verification.code_expired`, 409
 * `member.email_taken`, `member.mobile_taken`
 */
export async function changeProfile(
  db: Db,
  merchant: Merchant,
  memberId: string,
  change: Schemas['MemberChange'],
  { ip, now }: { readonly ip: string; readonly now: Date },
): Promise<void> {
  const row = await memberRow(db, memberId)
  const birthday = row.birthday ?? change.birthday ?? null
  if (change.birthday && !isOfAge(change.birthday, merchant, now)) {
    if (!row.birthday && isTooYoungToPlay(change.birthday, merchant, now))
      await closeUnderAge(db, row, change.birthday, now)
    fail(422, 'member.under_age', { message: 'You are too young to play here.' })
  }
  const { payeeName } = row.contacts
  if (payeeName && change.payeeName && !isSameName(payeeName, change.payeeName)) refuse({ payeeName: 'enum' })
  if (change.mobileNum !== undefined) await requireOwnNumber(db, merchant, row, change, { ip, now })
  const phone = row.mobile_num ?? change.mobileNum?.replace(/^0/, '') ?? null
  const diallingCode = row.mobile_num ? row.dialling_code : (change.countryDialingCode ?? null)
  const newMail = change.email && change.email.toLowerCase() !== row.email?.toLowerCase()
  if (newMail && (row.email || (await emailTaken(db, merchant.code, change.email ?? '')))) mailTaken()
  const contacts = { ...row.contacts, ...contactsOf(change) }
  const write = async (tx: Db) => {
    await tx.run`
      update member set nickname = ${change.nickname ?? row.nickname}, birthday = ${birthday},
        email = ${change.email ?? row.email}, email_added_at = ${newMail ? now : row.email_added_at},
        mobile_num = ${phone}, dialling_code = ${phone ? diallingCode : null}, contacts = ${{ json: contacts }}
      where id = ${row.id}`
    if (newMail || change.mobileNum !== undefined) await tellAccessChanged(tx, row, now)
  }
  await db.transaction(write).catch((error: unknown) => {
    if (sqlState(error) === '23505') return newMail ? mailTaken() : mobileTaken()
    throw error
  })
}

async function requireOwnNumber(
  db: Db,
  merchant: Merchant,
  row: MemberRow,
  change: Schemas['MemberChange'],
  { ip, now }: { readonly ip: string; readonly now: Date },
): Promise<void> {
  const { mobileNum = '', countryDialingCode: diallingCode } = change
  if (diallingCode === undefined) return refuse({ countryDialingCode: 'required' })
  if (row.mobile_num || (await findByMobile(db, merchant.code, diallingCode, mobileNum))) mobileTaken()
  await passPhone(db, merchant, { purpose: 'bind', mobileNum, diallingCode, ip, now }, change)
}

function mobileTaken(): never {
  fail(409, 'member.mobile_taken', { message: 'This mobile is taken.' })
}

function mailTaken(): never {
  fail(409, 'member.email_taken', { message: 'This mail address is taken.' })
}

/** True when a name is already registered. */
export const usernameTaken = async (db: Db, merchant: string, username: string): Promise<boolean> =>
  (await findByUsername(db, merchant, username)) !== undefined
