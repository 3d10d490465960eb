import { signedIn, type Handlers, type SandboxModule } from '../operations.ts'
import { countHit, type RateRule } from '../verification/rateLimit.ts'
import type { Schemas } from '../wire.ts'
import { arrivalOf, type SignInMethod } from './arrival.ts'
import { deviceOperations } from './deviceOperations.ts'
import { currentKeys } from './loginKeys.ts'
import { openSealed } from './sealed.ts'
import { endSession, replaceToken } from './sessions.ts'
import { admit, recognise } from './signIn.ts'
import { openTrial, playFree } from './trial.ts'

const LOGINS: RateRule = { name: 'login', hits: 120, windowMs: 60_000 }
const TRIALS: RateRule = { name: 'trial', hits: 60, windowMs: 60_000 }

/** What the list of devices calls each kind of login. */
const METHODS = { username: 'password', sms: 'sms', firebase: 'firebase' } as const satisfies Record<
  Schemas['LoginPayload']['type'],
  SignInMethod
>

const operations: Handlers = {
  ...deviceOperations,

  getLoginKeys: async ({ db, clock }) => ({
    keys: (await currentKeys(db, clock.now())) as Schemas['PublicKey'][],
  }),

  login: async (context) => {
    const { db, merchant, clock, ip } = context
    await countHit(db, LOGINS, `${merchant.code}:${ip}`, clock.now())
    const payload = await openSealed(context, 'LoginPayload')
    const member = await recognise(context, payload)
    return admit(context, member, METHODS[payload.type])
  },

  freePlay: async (context) => {
    const { db, merchant, clock, language, ip } = context
    await countHit(db, TRIALS, `${merchant.code}:${ip}`, clock.now())
    const arrival = await arrivalOf(context, 'trial')
    return db.transaction((tx) => playFree(tx, merchant, language, clock.now(), arrival))
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

/** Signing in and out, and where one is signed in. */
export const sessions: SandboxModule = {
  name: 'sessions',
  operations,
  migrations: new URL('migrations/', import.meta.url),
}
