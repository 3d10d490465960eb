import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { findByMobile, findByUsername } from '../members/findMember.ts'
import { type MemberRow, toMember } from '../members/memberRow.ts'
import { passwordMatches } from '../members/passwords.ts'
import type { CallContext } from '../operations.ts'
import { requireFlag } from '../platform/flags.ts'
import { DIGITS_MODULE, passCaptcha } from '../verification/captcha.ts'
import { passCode, phoneOf } from '../verification/codes.ts'
import { passHuman } from '../verification/human.ts'
import type { Schemas } from '../wire.ts'
import { countFailure, forgetFailures, needsCaptcha } from './loginFailures.ts'
import { startSession } from './sessions.ts'

type SignInContext = Pick<CallContext, 'db' | 'merchant' | 'clock'>

/**
 * Signs in by name and password.
 *
 * Whether it was the name or the password that was wrong is never told, and takes the same time.
 */
export async function byPassword(
  context: SignInContext,
  payload: Schemas['PasswordLoginPayload'],
): Promise<MemberRow> {
  const { db, merchant, clock } = context
  const { username, password } = payload
  await passHuman(db, payload.human, clock.now())
  const member = await findByUsername(db, merchant.code, username)
  if (member?.captcha_always || (await needsCaptcha(db, merchant.code, username))) {
    const data = { captcha: DIGITS_MODULE } as const
    if (!payload.captcha) fail(422, 'captcha.required', { message: 'A captcha is required.', data })
    await passCaptcha(db, merchant.code, payload, clock.now())
  }
  if (await passwordMatches(password, member?.password_hash ?? null)) {
    await forgetFailures(db, merchant.code, username)
    if (member) return member
  }
  await countFailure(db, merchant.code, username)
  const next = await needsCaptcha(db, merchant.code, username)
  return fail(422, 'login.failed', {
    message: 'The account or the password is wrong.',
    ...(next ? { data: { captcha: DIGITS_MODULE } } : {}),
  })
}

/** Signs in by mobile number and SMS code. */
export async function bySms(context: SignInContext, payload: Schemas['SmsLoginPayload']): Promise<MemberRow> {
  const { db, merchant, clock } = context
  await requireFlag(db, merchant, 'MOBILEVERCODELOGIN3')
  const recipient = phoneOf(payload.countryDialingCode, payload.username)
  await passCode(db, {
    merchant: merchant.code,
    purpose: 'login',
    recipient,
    code: payload.password,
    now: clock.now(),
  })
  const member = await findByMobile(db, merchant.code, payload.countryDialingCode, payload.username)
  return member ?? fail(422, 'login.failed', { message: 'Sorry, the user does not exist or is disabled.' })
}

/**
 * Lets a recognised member in.
 *
 * @throws Failure 422 `login.non_member` for the operator's staff, `login.excluded` with the day it ends
 */
export async function admit(
  db: Db,
  row: MemberRow,
  language: string,
  now: Date,
): Promise<Schemas['LoginResult']> {
  if (row.staff) fail(422, 'login.non_member', { message: 'Non-member account unable to login' })
  if (row.excluded_until && row.excluded_until > now) {
    fail(422, 'login.excluded', {
      message: 'This account is excluded from play.',
      data: { until: row.excluded_until.toISOString() },
    })
  }
  const token = await db.transaction(async (tx) => {
    await tx.run`
      update member set first_login_at = coalesce(first_login_at, ${now}), language = ${language} where id = ${row.id}`
    return startSession(tx, toMember(row), now)
  })
  return { token, userName: row.username, type: row.type, firstTimeLogin: row.first_login_at === null }
}
