import { findByMobile } from '../members/findMember.ts'
import { signedIn, type Handlers, type SandboxModule } from '../operations.ts'
import { liveFlags, requireFlag } from '../platform/flags.ts'
import { makeCaptcha } from './captcha.ts'
import { COOLDOWN_MS, sendCode } from './codes.ts'
import { makeChallenge, passHuman } from './human.ts'
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
      diallingCode,
      mobileNum,
      language,
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
    const { mobileNum, countryDialingCode: diallingCode, purpose } = body
    const known = await findByMobile(db, merchant.code, diallingCode, mobileNum)
    // Codes for a forgotten password go to members only; the answer does not reveal who is one.
    const deliver = purpose !== 'forget' || known !== undefined
    await sendCode(db, { merchant, purpose, diallingCode, mobileNum, language, now: clock.now() }, deliver)
    return { expiredMinutes: COOLDOWN_MS / 60_000 }
  },
}

/** Module of captchas and codes, which prove that a caller is human and owns a number. */
export const verification: SandboxModule = { name: 'verification', operations }
