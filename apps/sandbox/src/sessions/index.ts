import { fail } from '../failure.ts'
import { signedIn, type Handlers, type SandboxModule } from '../operations.ts'
import { countHit, type RateRule } from '../verification/rateLimit.ts'
import type { Schemas } from '../wire.ts'
import { currentKeys } from './loginKeys.ts'
import { openSealed } from './sealed.ts'
import { endSession, replaceToken } from './sessions.ts'
import { admit, byPassword, bySms } from './signIn.ts'
import { openTrial, playFree } from './trial.ts'

const LOGINS: RateRule = { name: 'login', hits: 120, windowMs: 60_000 }
const TRIALS: RateRule = { name: 'trial', hits: 60, windowMs: 60_000 }

const operations: Handlers = {
  getLoginKeys: async ({ db, clock }) => ({
    keys: (await currentKeys(db, clock.now())) as Schemas['PublicKey'][],
  }),

  login: async (context) => {
    const { db, merchant, clock, language, ip } = context
    await countHit(db, LOGINS, `${merchant.code}:${ip}`, clock.now())
    const payload = await openSealed(context, 'LoginPayload')
    if (payload.type === 'firebase')
      fail(403, 'feature.off', { message: 'Phone authentication is not set up here.' })
    const member = await (payload.type === 'sms' ? bySms(context, payload) : byPassword(context, payload))
    return admit(db, member, language, clock.now())
  },

  freePlay: async ({ db, merchant, clock, language, ip }) => {
    await countHit(db, TRIALS, `${merchant.code}:${ip}`, clock.now())
    return db.transaction((tx) => playFree(tx, merchant, language, clock.now()))
  },

  createTrialAccount: async ({ db, merchant, clock, language, ip }) => {
    await countHit(db, TRIALS, `${merchant.code}:${ip}`, clock.now())
    const row = await db.transaction((tx) => openTrial(tx, merchant, language, clock.now()))
    return { trial: Number(row.id) }
  },

  refreshSession: async (context) => {
    const { session } = signedIn(context)
    const { token, expiresAt } = await replaceToken(context.db, session.id, context.clock.now())
    return { token, expirationTime: expiresAt.getTime() }
  },

  logout: async (context) => {
    await endSession(context.db, signedIn(context).session.id, context.clock.now())
    return {}
  },
}

/** Signing in and out. */
export const sessions: SandboxModule = { name: 'sessions', operations }
