import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import type { Merchant } from '../merchants.ts'
import { forgetPasskeys } from '../passkeys/passkeyRow.ts'
import { refuse } from '../server/refuse.ts'
import { unlockName } from '../sessions/loginFailures.ts'
import { endOtherSessions } from '../sessions/sessions.ts'
import { passCode } from '../verification/codes.ts'
import { passPhone } from '../verification/phone.ts'
import type { Schemas } from '../wire.ts'
import { findByEmail, findByMobile, memberRow } from './findMember.ts'
import type { MemberRow } from './memberRow.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { requireGoodPassword } from './rules.ts'
import { tellAccessChanged } from './tellAccessChanged.ts'

/**
 * Time in ms for which a mail address that was added to the profile cannot recover the account: who holds a stolen
 * session could add one of their own. The member is told by letter meanwhile.
 */
const NEW_MAIL_MS = 3 * 86_400_000

/**
 * Changes the login password, ends the member's other sessions and tells the member by letter.
 * @throws Failure 422 `password.mismatch`, `password.old_wrong`, `password.same`
 */
export async function changePassword(
  db: Db,
  who: { memberId: string; sessionId: string },
  change: Schemas['PasswordChange'],
  now: Date,
): Promise<void> {
  requireGoodPassword('newPassword', change.newPassword)
  if (change.newPassword !== change.confirmNewPassword) mismatch()
  const row = await memberRow(db, who.memberId)
  await requireLoginPassword(row, change.oldPassword)
  if (row.password_hash !== null && change.newPassword === change.oldPassword) same()
  const hash = await hashPassword(change.newPassword)
  await db.transaction(async (tx) => {
    await tx.run`update member set password_hash = ${hash} where id = ${row.id}`
    await endOtherSessions(tx, who.memberId, who.sessionId, now)
    await tellAccessChanged(tx, row, now)
  })
}

/**
 * Checks the login password. A member who came by a provider has none yet, and sets the first one.
 * @throws Failure 422 `password.old_wrong`
 */
async function requireLoginPassword(row: MemberRow, given: string | undefined): Promise<void> {
  if (row.password_hash === null || (await passwordMatches(given ?? '', row.password_hash))) return
  fail(422, 'password.old_wrong', { message: 'The old password is wrong.' })
}

/**
 * Resets the login password with a code sent to the member's number or e-mail address. Whoever was in before is out:
 * all sessions end, and passkeys are forgotten. The name is unlocked where strangers have used up its logins.
 * @throws Failure 422 `password.mismatch`, `verification.code_wrong`, `verification.code_expired`
 */
export async function setPasswordByPhone(
  db: Db,
  merchant: Merchant,
  reset: Schemas['SetPasswordByPhonePayload'],
  { ip, now }: { readonly ip: string; readonly now: Date },
): Promise<void> {
  requireGoodPassword('newPassword', reset.newPassword)
  if (reset.newPassword !== reset.confirmNewPassword) mismatch()
  const member = await ownerOfProof(db, merchant, reset, { ip, now })
  if (!member) fail(422, 'verification.code_wrong', { message: 'Verification code error.' })
  const hash = await hashPassword(reset.newPassword)
  await db.transaction(async (tx) => {
    await tx.run`update member set password_hash = ${hash} where id = ${member.id}`
    await endOtherSessions(tx, member.id.toString(), null, now)
    await forgetPasskeys(tx, member.id)
    await tellAccessChanged(tx, member, now)
  })
  await unlockName({ db, merchant: merchant.code, name: member.username, ip, now })
}

/** Member whose number or e-mail address a recovery proves to be theirs. */
async function ownerOfProof(
  db: Db,
  merchant: Merchant,
  reset: Schemas['SetPasswordByPhonePayload'],
  { ip, now }: { readonly ip: string; readonly now: Date },
): Promise<MemberRow | undefined> {
  const { email, mobileNum, countryDialingCode: diallingCode, verificationCode: code } = reset
  if (email !== undefined) {
    await passCode(db, {
      merchant: merchant.code,
      purpose: 'forget',
      recipient: email.toLowerCase(),
      code,
      ip,
      now,
    })
    const owner = await findByEmail(db, merchant.code, email)
    const isNew = owner?.email_added_at && now.getTime() < owner.email_added_at.getTime() + NEW_MAIL_MS
    return isNew ? undefined : owner
  }
  if (mobileNum === undefined || diallingCode === undefined) return refuse({ mobileNum: 'required' })
  await passPhone(db, merchant, { purpose: 'forget', mobileNum, diallingCode, ip, now }, reset)
  return findByMobile(db, merchant.code, diallingCode, mobileNum)
}

/**
 * Sets or changes the payment password and tells the member by letter. The old one proves who does it; for the first
 * one the login password does, so that a stolen session alone takes no money out.
 * @throws Failure 422 `password.mismatch`, `password.payment_wrong`, `password.old_wrong`, `password.same`
 */
export async function setPaymentPassword(
  db: Db,
  memberId: string,
  change: Schemas['PaymentPasswordChange'],
  now: Date,
): Promise<void> {
  if (change.paymentPassword !== change.confirmPaymentPassword) mismatch()
  const row = await memberRow(db, memberId)
  if (row.payment_password_hash) {
    await requirePaymentPassword(row, change.oldPaymentPassword ?? '')
    if (change.oldPaymentPassword === change.paymentPassword) same()
  } else await requireLoginPassword(row, change.oldPassword)
  const hash = await hashPassword(change.paymentPassword)
  await db.transaction(async (tx) => {
    await tx.run`update member set payment_password_hash = ${hash} where id = ${row.id}`
    await tellAccessChanged(tx, row, now)
  })
}

/**
 * Checks the payment password.
 * @throws Failure 422 `password.payment_missing` when none was ever set, `password.payment_wrong`
 */
export async function requirePaymentPassword(row: MemberRow, given: string): Promise<void> {
  if (!row.payment_password_hash) {
    fail(422, 'password.payment_missing', { message: 'Set a payment password first.' })
  }
  if (!(await passwordMatches(given, row.payment_password_hash))) {
    fail(422, 'password.payment_wrong', { message: 'The payment password is wrong.' })
  }
}

function mismatch(): never {
  fail(422, 'password.mismatch', { message: 'The two passwords differ.' })
}

function same(): never {
  fail(422, 'password.same', { message: 'The new password is the old one.' })
}
