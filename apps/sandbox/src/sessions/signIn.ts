import { isContractCandidate, seesAgentEntry } from '@livery/domain/account'

import type { Db } from '../database/index.ts'
import { fail } from '../failure.ts'
import { toldEnd } from '../limits/exclusionEnd.ts'
import { findByLoginName, findByMobile } from '../members/findMember.ts'
import { type MemberRow, toMember } from '../members/memberRow.ts'
import { hashPassword, isCheap, passwordMatches } from '../members/passwords.ts'
import { sendLetter } from '../messages/letters.ts'
import type { CallContext } from '../operations.ts'
import { requireFlag } from '../platform/flags.ts'
import { readState } from '../state/merchantState.ts'
import { homeDiallingCode } from '../system/countries.ts'
import { answersCaptcha, DIGITS_MODULE, passCaptcha } from '../verification/captcha.ts'
import { passCode } from '../verification/codes.ts'
import { passHuman } from '../verification/human.ts'
import { phoneOf } from '../verification/phoneNumber.ts'
import { passPhoneToken } from '../verification/phoneToken.ts'
import type { Schemas } from '../wire.ts'
import {
  countFailure,
  countTry,
  forgetFailures,
  needsCaptcha,
  requireLoginsLeft,
  returnTry,
} from './loginFailures.ts'
import { startSession } from './sessions.ts'
import { signInDetailsOf, type SignInMethod } from './signInDetails.ts'

type SignInContext = Pick<CallContext, 'db' | 'merchant' | 'clock' | 'ip'>

/**
 * Signs in by name and password.
 * The answer and its timing never reveal which of them was wrong.
 */
async function byPassword(
  context: SignInContext,
  payload: Schemas['PasswordLoginPayload'],
): Promise<MemberRow> {
  const { db, merchant, clock, ip } = context
  const { username, password } = payload
  const member = await findByLoginName(db, merchant.code, username, homeDiallingCode(merchant.currency))
  // Guesses at one account count together, by whichever of its names they are made.
  const name = member?.username ?? username.replace(/^0(?=\d+$)/, '')
  const tries = { db, merchant: merchant.code, name, ip, now: clock.now() }
  await requireLoginsLeft(tries)
  await passHuman(db, payload.human, clock.now())
  const isAsked = await needsCaptcha(db, merchant.code, name)
  if (isAsked) await requireCaptcha(context, payload)
  await countTry(tries)
  if (member && (await passwordMatches(password, member.password_hash))) {
    // Asked for only after the right password: before it, the question would tell such members from unknown names.
    if (member.captcha_always && !isAsked) {
      await returnTry(tries)
      await requireCaptcha(context, payload)
    }
    await forgetFailures(tries)
    await renewHash(db, member, password)
    return member
  }
  if (!member) await passwordMatches(password, null)
  await countFailure(tries)
  const next = await needsCaptcha(db, merchant.code, name)
  return fail(422, 'login.failed', {
    message: 'The account or the password is wrong.',
    ...(next ? { data: { captcha: DIGITS_MODULE } } : {}),
  })
}

async function requireCaptcha(
  { db, merchant, clock }: SignInContext,
  payload: Schemas['PasswordLoginPayload'],
): Promise<void> {
  if (!answersCaptcha(payload)) {
    fail(422, 'captcha.required', {
      message: 'A captcha is required.',
      data: { captcha: DIGITS_MODULE },
    })
  }
  await passCaptcha(db, merchant.code, payload, clock.now())
}

/** Replaces a hash of a lower cost, now that its password is known. */
async function renewHash(db: Db, member: MemberRow, password: string): Promise<void> {
  const { password_hash: before } = member
  if (!before || !isCheap(before)) return
  const renewed = await hashPassword(password)
  await db.run`update member set password_hash = ${renewed} where id = ${member.id} and password_hash = ${before}`
}

/** Signs in by mobile number and SMS code. */
async function bySms(context: SignInContext, payload: Schemas['SmsLoginPayload']): Promise<MemberRow> {
  const { db, merchant, clock, ip } = context
  await requireFlag(db, merchant, 'MOBILEVERCODELOGIN3')
  const recipient = phoneOf(payload.countryDialingCode, payload.username)
  await passCode(db, {
    merchant: merchant.code,
    purpose: 'login',
    recipient,
    code: payload.password,
    ip,
    now: clock.now(),
  })
  const member = await findByMobile(db, merchant.code, payload.countryDialingCode, payload.username)
  return member ?? refuseDisabled()
}

/** Signs in by mobile number and the token of the phone-authentication service. */
async function byPhoneToken(
  { db, merchant, clock }: SignInContext,
  {
    firebaseIdToken: idToken,
    firebaseMobileNo: mobileNum,
    countryDialingCode,
  }: Schemas['FirebaseLoginPayload'],
): Promise<MemberRow> {
  await requireFlag(db, merchant, 'MOBILEVERCODELOGIN3')
  const given = { idToken, mobileNum, diallingCode: countryDialingCode }
  await passPhoneToken(db, merchant, given, { now: clock.now() })
  const member = await findByMobile(db, merchant.code, countryDialingCode, mobileNum)
  return member ?? refuseDisabled()
}

/**
 * Authenticates a login.
 * @returns its member
 * @throws Failure when authentication fails
 */
export function authenticate(context: SignInContext, payload: Schemas['LoginPayload']): Promise<MemberRow> {
  switch (payload.type) {
    case 'username':
      return byPassword(context, payload)
    case 'sms':
      return bySms(context, payload)
    case 'firebase':
      return byPhoneToken(context, payload)
  }
}

/** @throws Failure 422 `login.disabled`, for an unknown owner of a proven number too: the wording covers both */
function refuseDisabled(): never {
  return fail(422, 'login.disabled', { message: 'Sorry, the user does not exist or is disabled.' })
}

/**
 * Refuses accounts that may not enter this site.
 * @throws Failure 422 `login.non_member` for the operator's staff, `login.disabled`, `login.non_agent` on an agent
 * site, `login.excluded` with the day it ends
 */
async function requireAdmission(
  db: Db,
  row: MemberRow,
  { method, now }: { readonly method: SignInMethod; readonly now: Date },
): Promise<void> {
  if (row.staff) fail(422, 'login.non_member', { message: 'Non-member account unable to login' })
  const { agentsOnly, disabled } = await readState(db, row.merchant)
  if (disabled.includes(row.username.toLowerCase())) refuseDisabled()
  // New members are no agents yet, and become some at the site.
  if (agentsOnly && method !== 'registration' && !(seesAgentEntry(row.type) && isContractCandidate(row.type)))
    fail(422, 'login.non_agent', { message: 'Non-agents cannot log in' })
  if (row.excluded_until && row.excluded_until > now) {
    fail(422, 'login.excluded', {
      message: 'This account is excluded from play.',
      data: toldEnd(row.excluded_until),
    })
  }
}

/**
 * Completes the sign-in of an authenticated member.
 * @throws Failure 422 as {@link requireAdmission} does
 */
export async function completeSignIn(
  context: Pick<CallContext, 'db' | 'merchant' | 'clock' | 'language' | 'header' | 'ip'>,
  row: MemberRow,
  method: SignInMethod,
): Promise<Schemas['LoginResult']> {
  const { db, language, clock } = context
  const now = clock.now()
  await requireAdmission(db, row, { method, now })
  const arrival = await signInDetailsOf(context, method)
  const token = await db.transaction(async (tx) => {
    await tx.run`
      update member set first_login_at = coalesce(first_login_at, ${now}), language = ${language} where id = ${row.id}`
    if (await isNewDevice(tx, row.id, arrival.userAgent))
      await sendLetter(tx, {
        merchant: row.merchant,
        memberId: row.id.toString(),
        template: 'signIn',
        details: {},
        now,
      })
    return startSession(tx, toMember(row), now, arrival)
  })
  return { token, userName: row.username, type: row.type, firstTimeLogin: row.first_login_at === null }
}

/** True for a device that a member who has signed in before has not used yet (S-messages-02). */
async function isNewDevice(tx: Db, memberId: bigint, userAgent: string): Promise<boolean> {
  const found = await tx.row<{ sessions: number; here: number }>`
    select count(*)::int as sessions, count(*) filter (where user_agent = ${userAgent})::int as here
    from session where member_id = ${memberId}`
  return found !== undefined && found.sessions > 0 && found.here === 0
}
