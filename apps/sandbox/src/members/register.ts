import { type Db, sqlState } from '../database/index.ts'
import { fail } from '../failure.ts'
import type { Merchant } from '../merchants.ts'
import type { CallContext } from '../operations.ts'
import { welcomeMember } from '../rewards/welcome.ts'
import { refuse } from '../server/refuse.ts'
import { answersCaptcha, DIGITS_MODULE, passCaptcha } from '../verification/captcha.ts'
import { passHuman } from '../verification/human.ts'
import { passPhone } from '../verification/phone.ts'
import { phoneOf } from '../verification/phoneNumber.ts'
import type { Schemas } from '../wire.ts'
import { isOfAge } from './age.ts'
import { findByMobile, findByUsername } from './findMember.ts'
import { ownerOfCode, recommender } from './inviter.ts'
import type { MemberRow } from './memberRow.ts'
import { hashPassword } from './passwords.ts'
import { registrationRules } from './rules.ts'

type Payload = Schemas['RegisterPayload']
type RegisterContext = Pick<CallContext, 'db' | 'merchant' | 'clock' | 'language' | 'ip'>

/**
 * Registers a member.
 * All other checks come before a captcha or a code is used up.
 */
export async function registerMember(context: RegisterContext, payload: Payload): Promise<MemberRow> {
  const { db, merchant, clock, language, ip } = context
  const method = payload.mobileNum && !payload.username ? 'mobileNum' : 'username'
  if (!merchant.tenant.registration.methods.includes(method)) {
    fail(403, 'feature.off', { message: 'This way of registering is not offered.' })
  }
  refuse(brokenRules(merchant, payload, method))
  if (payload.password !== payload.confirmPassword) {
    fail(422, 'password.mismatch', { message: 'The two passwords differ.' })
  }
  if (payload.birthday && !isOfAge(payload.birthday, merchant, clock.now())) {
    fail(422, 'member.under_age', { message: 'You are too young to play here.' })
  }
  await refuseTaken(db, merchant, payload)
  const parent = await findParent(db, merchant, payload)
  await passHuman(db, payload.human, clock.now())
  if (!answersCaptcha(payload))
    fail(422, 'captcha.required', { message: 'A captcha is required.', data: { captcha: DIGITS_MODULE } })
  await passCaptcha(db, merchant.code, payload, clock.now())
  // A number beside a user name needs its code too: its owner could not tell the account from one of their own.
  const { mobileNum, countryDialingCode: diallingCode = '' } = payload
  if (mobileNum) {
    const phone = { purpose: 'register', mobileNum, diallingCode, ip, now: clock.now() } as const
    await passPhone(db, merchant, phone, payload)
  }
  return insertMember(db, merchant, payload, parent, language, clock.now())
}

/** Fields that break the merchant's own rules; the contract has checked its bounds already. */
function brokenRules(merchant: Merchant, payload: Payload, method: Schemas['RegistrationMethod']) {
  const broken: Record<string, 'required' | 'pattern'> = {}
  const byMobile = method === 'mobileNum'
  for (const { field, required, pattern, enabled } of registrationRules(merchant, 'EN').fields) {
    if (!enabled || field === 'captcha' || field === 'verificationCode') continue
    if (field === 'username' ? byMobile : field === 'mobileNum' && !byMobile) continue
    const value = payload[field]
    if (!value) {
      if (required) broken[field] = 'required'
    } else if (pattern && !new RegExp(pattern, 'u').test(value)) broken[field] = 'pattern'
  }
  if (payload.mobileNum && !payload.countryDialingCode) broken['countryDialingCode'] = 'required'
  return Object.keys(broken).length > 0 ? broken : undefined
}

async function refuseTaken(db: Db, { code }: Merchant, payload: Payload): Promise<void> {
  if (payload.username && (await findByUsername(db, code, payload.username))) taken('username')
  const { mobileNum, countryDialingCode = '' } = payload
  if (mobileNum && (await findByMobile(db, code, countryDialingCode, mobileNum))) taken('mobile')
  if (payload.email && (await emailTaken(db, code, payload.email))) taken('email')
}

function taken(what: 'username' | 'mobile' | 'email'): never {
  fail(409, `member.${what}_taken`, { message: `This ${what} is taken.` })
}

/** True when a mail address belongs to a member. */
export async function emailTaken(db: Db, merchant: string, email: string): Promise<boolean> {
  return (
    (await db.row`select from member where merchant = ${merchant} and lower(email) = ${email.toLowerCase()}`) !==
    undefined
  )
}

/**
 * Inviting member of a new one: the owner of the invitation code, or the recommender.
 * @throws Failure 422 `affiliate.invalid`, `recommender.unknown`
 */
async function findParent(
  db: Db,
  merchant: Merchant,
  { affiliateCode, recommenderId }: Payload,
): Promise<bigint | null> {
  if (affiliateCode) {
    const owner = await ownerOfCode(db, merchant, affiliateCode)
    return owner ?? fail(422, 'affiliate.invalid', { message: 'Invalid invitation code' })
  }
  if (!recommenderId) return null
  const found = await recommender(db, merchant, recommenderId)
  return found ?? fail(422, 'recommender.unknown', { message: 'No member has this id.' })
}

async function insertMember(
  db: Db,
  merchant: Merchant,
  payload: Payload,
  parent: bigint | null,
  language: string,
  now: Date,
): Promise<MemberRow> {
  const { mobileNum, countryDialingCode = '', nickname, email, birthday, paymentPassword } = payload
  const phone = mobileNum ? mobileNum.replace(/^0/, '') : null
  const username = payload.username ?? phoneOf(countryDialingCode, mobileNum ?? '')
  const [passwordHash, paymentHash] = await Promise.all([
    hashPassword(payload.password),
    paymentPassword ? hashPassword(paymentPassword) : null,
  ])
  const insert = (tx: Db) => tx.row<MemberRow>`
    insert into member (merchant, username, type, nickname, password_hash, payment_password_hash, language, email,
      dialling_code, mobile_num, birthday, contacts, parent_id, created_at)
    values (${merchant.code}, ${username}, 0, ${nickname ?? null}, ${passwordHash}, ${paymentHash}, ${language},
      ${email ?? null}, ${phone ? countryDialingCode : null}, ${phone}, ${birthday ?? null},
      ${{ json: contactsOf(payload) }}, ${parent}, ${now})
    returning *`
  const welcomed = async (tx: Db): Promise<MemberRow> => {
    const row = await insert(tx)
    if (!row) throw new Error('The member was not made.')
    await welcomeMember(tx, merchant, row, now)
    return row
  }
  return db.transaction(welcomed).catch(async (error: unknown) => {
    if (sqlState(error) !== '23505') throw error
    // Two registrations may pass the look-ups together; a unique index refuses the second, for what the first has taken.
    await refuseTaken(db, merchant, payload)
    return taken('username')
  })
}

/** Contact fields, which only the member and support read. */
export const CONTACT_FIELDS = [
  'payeeName',
  'idNumber',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
] as const

/** Contacts among the given fields. */
export function contactsOf(
  given: Readonly<Partial<Record<(typeof CONTACT_FIELDS)[number], string | undefined>>>,
) {
  return Object.fromEntries(CONTACT_FIELDS.flatMap((field) => (given[field] ? [[field, given[field]]] : [])))
}
