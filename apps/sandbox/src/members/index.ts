import { json } from '../database/index.ts'
import { fail } from '../failure.ts'
import { notGuest, signedIn, type Handlers, type SandboxModule } from '../operations.ts'
import { readEncryptedBody } from '../sessions/encryptedBody.ts'
import { completeSignIn } from '../sessions/signIn.ts'
import { countHit, type RateRule } from '../verification/rateLimit.ts'
import { changePassword, setPasswordByPhone, setPaymentPassword } from './changePasswords.ts'
import { memberRow } from './findMember.ts'
import { DEFAULT_HEAD_ICON, HEAD_ICONS } from './headIcons.ts'
import { changeProfile, profileOf, usernameTaken } from './profile.ts'
import { emailTaken, registerMember } from './register.ts'
import { registrationRules } from './rules.ts'
import { seedMembers } from './seed.ts'

/** Rate limit on looking up names, against harvesting of member lists. */
const LOOK_UPS: RateRule = { name: 'look-up', hits: 60, windowMs: 60_000 }
const REGISTRATIONS: RateRule = { name: 'register', hits: 30, windowMs: 60_000 }

const operations: Handlers = {
  getRegistrationRules: async ({ merchant, language }) => registrationRules(merchant, language),

  register: async (context) => {
    const { db, merchant, clock, ip } = context
    await countHit(db, REGISTRATIONS, `${merchant.code}:${ip}`, clock.now())
    const payload = await readEncryptedBody(context, 'RegisterPayload')
    return completeSignIn(context, await registerMember(context, payload), 'registration')
  },

  checkUsername: async ({ db, merchant, query, clock, ip }) => {
    await countHit(db, LOOK_UPS, `${merchant.code}:${ip}`, clock.now())
    return { taken: await usernameTaken(db, merchant.code, query.userName) }
  },

  checkEmail: async ({ db, merchant, query, clock, ip }) => {
    await countHit(db, LOOK_UPS, `${merchant.code}:${ip}`, clock.now())
    return { taken: await emailTaken(db, merchant.code, query.email) }
  },

  checkAffiliateCode: async ({ db, merchant, query, clock, ip }) => {
    await countHit(db, LOOK_UPS, `${merchant.code}:${ip}`, clock.now())
    const owner = await db.row<{ code: string }>`
      select affiliate_code as code from member
      where merchant = ${merchant.code} and upper(affiliate_code) = ${query.code.toUpperCase()}`
    return owner ?? fail(422, 'affiliate.invalid', { message: 'Invalid invitation code' })
  },

  getMember: async (context) => profileOf(context.db, signedIn(context).member, context.language),

  updateMember: async (context) => {
    const { db, merchant, body, ip, clock } = context
    const { member } = notGuest(context)
    await changeProfile(db, merchant, member.id, body, { ip, now: clock.now() })
    return profileOf(db, member, context.language)
  },

  getMarketing: async (context) => {
    const row = await memberRow(context.db, notGuest(context).member.id)
    return { consents: [...row.marketing], confirmedAt: row.marketing_confirmed_at?.toISOString() ?? null }
  },

  setMarketing: async (context) => {
    const { member } = notGuest(context)
    const { consents } = context.body
    const now = context.clock.now()
    await context.db.run`
      update member set marketing = ${json(consents)}, marketing_confirmed_at = ${now}
      where id = ${BigInt(member.id)}`
    return { consents, confirmedAt: now.toISOString() }
  },

  getHeadIcon: async (context) => {
    const row = await memberRow(context.db, signedIn(context).member.id)
    return { current: row.head_icon ?? DEFAULT_HEAD_ICON, list: [...HEAD_ICONS] }
  },

  setHeadIcon: async (context) => {
    const { member } = notGuest(context)
    const icon = HEAD_ICONS.find(({ id }) => id === context.body.id)
    if (!icon) fail(404, 'resource.not_found', { message: 'There is no such picture.' })
    await context.db.run`update member set head_icon = ${icon.id} where id = ${BigInt(member.id)}`
    return icon
  },

  changePassword: async (context) => {
    const { member, session } = notGuest(context)
    const who = { memberId: member.id, sessionId: session.id }
    await changePassword(context.db, who, context.body, context.clock.now())
    return {}
  },

  setPasswordByPhone: async (context) => {
    const payload = await readEncryptedBody(context, 'SetPasswordByPhonePayload')
    const { db, merchant, ip, clock } = context
    await setPasswordByPhone(db, merchant, payload, { ip, now: clock.now() })
    return {}
  },

  setPaymentPassword: async (context) => {
    await setPaymentPassword(context.db, notGuest(context).member.id, context.body, context.clock.now())
    return {}
  },
}

/** Module of registration, and of members' own data. */
export const members: SandboxModule = { name: 'members', operations, seed: seedMembers }
