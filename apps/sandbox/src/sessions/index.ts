import { signedIn, type CallContext, type Handlers, type SandboxModule } from '../operations.ts'
import { countHit, type RateRule } from '../verification/rateLimit.ts'
import type { Schemas } from '../wire.ts'
import { deviceOperations } from './deviceOperations.ts'
import { readEncryptedBody } from './encryptedBody.ts'
import { currentKeys } from './loginKeys.ts'
import { purgeSessions } from './purgeSessions.ts'
import { refreshSession } from './refreshSession.ts'
import { endSession } from './sessions.ts'
import { completeSignIn, authenticate } from './signIn.ts'
import { signInDetailsOf, type SignInMethod } from './signInDetails.ts'
import { openTrial, playFree } from './trial.ts'

const LOGINS: RateRule = { name: 'login', hits: 120, windowMs: 60_000 }
const TRIALS: RateRule = { name: 'trial', hits: 60, windowMs: 60_000 }

/** Login methods in the list of devices, by payload type. */
const METHODS = { username: 'password', sms: 'sms', firebase: 'firebase' } as const satisfies Record<
  Schemas['LoginPayload']['type'],
  SignInMethod
>

const bearerOf = ({ header }: Pick<CallContext, 'header'>): string | undefined =>
  /^Bearer (.+)$/.exec(header('authorization') ?? '')?.[1]

const operations: Handlers = {
  ...deviceOperations,

  getLoginKeys: async ({ db, clock }) => ({
    keys: (await currentKeys(db, clock.now())) as Schemas['PublicKey'][],
  }),

  login: async (context) => {
    const { db, merchant, clock, ip } = context
    await countHit(db, LOGINS, `${merchant.code}:${ip}`, clock.now())
    const payload = await readEncryptedBody(context, 'LoginPayload')
    const member = await authenticate(context, payload)
    return completeSignIn(context, member, METHODS[payload.type])
  },

  freePlay: async (context) => {
    const { db, merchant, body, clock, language, ip } = context
    await countHit(db, TRIALS, `${merchant.code}:${ip}`, clock.now())
    const arrival = await signInDetailsOf(context, 'trial')
    return db.transaction((tx) =>
      playFree(tx, { merchant, language, trial: body.trial, now: clock.now(), arrival }),
    )
  },

  createTrialAccount: async ({ db, merchant, clock, language, ip }) => {
    await countHit(db, TRIALS, `${merchant.code}:${ip}`, clock.now())
    const row = await db.transaction((tx) => openTrial(tx, merchant, language, clock.now()))
    return { trial: Number(row.id) }
  },

  refreshSession: async (context) => {
    const { db, clock, query } = context
    const { session } = signedIn(context)
    const refresh = { token: bearerOf(context) ?? '', key: query.refreshKey }
    const { token, expiresAt } = await refreshSession(db, session, refresh, clock.now())
    return { token, expirationTime: expiresAt.getTime() }
  },

  logout: async (context) => {
    await endSession(context.db, signedIn(context).session.id, context.clock.now())
    return {}
  },
}

/** Module of sessions: signing in and out, and devices. */
export const sessions: SandboxModule = {
  name: 'sessions',
  operations,
  purge: purgeSessions,
  migrations: new URL('migrations/', import.meta.url),
}
