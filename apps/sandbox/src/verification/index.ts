import type { Db } from '../database/index.ts'
import { findByEmail, findByMobile } from '../members/findMember.ts'
import type { Merchant } from '../merchants.ts'
import { signedIn, type Handlers, type SandboxModule } from '../operations.ts'
import { liveFlags, requireFlag } from '../platform/flags.ts'
import { refuse } from '../server/refuse.ts'
import type { Schemas } from '../wire.ts'
import { makeCaptcha } from './captcha.ts'
import { COOLDOWN_MS, sendCode } from './codes.ts'
import { makeChallenge, passHuman } from './human.ts'
import { phoneOf } from './phoneNumber.ts'
import { purgeVerification } from './purgeVerification.ts'
import { countHit, type RateRule } from './rateLimit.ts'

/** Rate limit of codes per address, to any numbers: they cost the operator money. */
const CODES: RateRule = { name: 'codes', hits: 20, windowMs: 10 * 60_000 }

const operations: Handlers = {
  getCaptcha: ({ db, merchant, query, clock }) => makeCaptcha(db, merchant.code, query.module, clock.now()),

  getHumanChallenge: ({ db, query, clock }) => makeChallenge(db, clock.now(), query.instead ?? 'human'),

  getVerification: async ({ db, merchant, query }) => {
    const flags = await liveFlags(db, merchant)
    const bySms = query.purpose !== 'login' || flags.MOBILEVERCODELOGIN3
    const codes = merchant.tenant.signIn.phoneAuth ? 'firebase' : bySms ? 'gateway' : 'none'
    return { human: true, captcha: query.purpose === 'register', codes }
  },

  sendLoginCode: async ({ db, merchant, body, clock, language, ip }) => {
    await requireFlag(db, merchant, 'MOBILEVERCODELOGIN3')
    await passHuman(db, body.human, clock.now())
    await countHit(db, CODES, `${merchant.code}:${ip}`, clock.now())
    const { mobileNum, countryDialingCode: diallingCode } = body
    const member = await findByMobile(db, merchant.code, diallingCode, mobileNum)
    const request = {
      merchant,
      purpose: 'login',
      channel: 'sms',
      recipient: phoneOf(diallingCode, mobileNum),
      language,
      ip,
      now: clock.now(),
    } as const
    const again = await sendCode(db, request, member !== undefined)
    return { expirationTime: again.getTime() }
  },

  sendVerificationCode: async (context) => {
    const { db, merchant, body, clock, language, ip } = context
    if (body.purpose === 'bind') signedIn(context)
    await passHuman(db, body.human, clock.now())
    await countHit(db, CODES, `${merchant.code}:${ip}`, clock.now())
    const { purpose } = body
    const { recipient, channel, known } = await recipientOf(db, merchant, body)
    // Codes for a forgotten password go to members only; the answer does not reveal who is one.
    const deliver = purpose !== 'forget' || known
    await sendCode(db, { merchant, purpose, channel, recipient, language, ip, now: clock.now() }, deliver)
    return { expiredMinutes: COOLDOWN_MS / 60_000 }
  },
}

/**
 * Recipient of a code: a mobile number, or an e-mail address for a forgotten password.
 * @throws Failure 400 `request.invalid` when there is neither
 */
async function recipientOf(
  db: Db,
  merchant: Merchant,
  { purpose, email, mobileNum, countryDialingCode: diallingCode }: Schemas['CodeRequest'],
) {
  if (email !== undefined && purpose === 'forget') {
    const known = (await findByEmail(db, merchant.code, email)) !== undefined
    return { channel: 'mail', recipient: email.toLowerCase(), known } as const
  }
  if (mobileNum === undefined) return refuse({ mobileNum: 'required' })
  if (diallingCode === undefined) return refuse({ countryDialingCode: 'required' })
  const known = (await findByMobile(db, merchant.code, diallingCode, mobileNum)) !== undefined
  return { channel: 'sms', recipient: phoneOf(diallingCode, mobileNum), known } as const
}

/** Module of captchas and codes, which prove that a caller is human and owns a number. */
export const verification: SandboxModule = { name: 'verification', operations, purge: purgeVerification }
