import { isGuest } from '@livery/domain'
import type { FastifyInstance } from 'fastify'

import type { Clock } from './clock.ts'
import type { Contract } from './contract/index.ts'
import type { Database, Db } from './database/index.ts'
import { fail } from './failure.ts'
import type { Member } from './members/member.ts'
import type { Merchant, Merchants } from './merchants.ts'
import type { Random } from './random.ts'
import type { RequestLog } from './server/requestLog.ts'
import type { Session } from './sessions/session.ts'
import type { Body, OperationId, Params, Query, Value } from './wire.ts'

/** What the whole sandbox shares; made once at the start. */
export interface Services {
  readonly db: Database
  readonly clock: Clock
  /** Made-up content draws from a fork of this, so that every start is alike. */
  readonly random: Random
  readonly merchants: Merchants
  /** Where players' browsers reach this process, without a slash at the end (`http://localhost:7000`). */
  readonly origin: string
  readonly contract: Contract
  /** What was asked and answered, for the console. */
  readonly log: RequestLog
  readonly modules: readonly SandboxModule[]
}

/** One call as its handler sees it: everything has been checked against the contract already. */
export interface CallContext<Id extends OperationId = OperationId> {
  readonly operationId: OperationId
  readonly merchant: Merchant
  /** Null when nobody is signed in; where the contract asks for a session it is never null. */
  readonly session: Session | null
  /** The signed-in member, fresh from the database. */
  readonly member: Member | null
  readonly params: Params<Id>
  readonly query: Query<Id>
  readonly body: Body<Id>
  /** The platform's language code of `Accept-Language` (`EN`, `VI`), among those the merchant offers. */
  readonly language: string
  /** The caller's address. */
  readonly ip: string
  /** Where the site runs, as the browser sees it (`http://aurora.localhost:7100`). */
  readonly siteOrigin: string
  readonly requestId: string
  /** `Idempotency-Key`, where the call moves money. */
  readonly idempotencyKey: string | null
  /** One request header, lower case. */
  header(name: string): string | undefined
  /**
   * The database. On a call with an `Idempotency-Key` this is already the transaction that also keeps the answer,
   * elsewhere open one with `db.transaction`.
   */
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly services: Services
}

/** Answers one call with the contract's `value`. A refusal is thrown with `fail`. */
export type Handler<Id extends OperationId = OperationId> = (context: CallContext<Id>) => Promise<Value<Id>>

/** Handlers by the contract's operationId. */
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> }

/** A part of the sandbox: the calls it answers and what it needs for them. */
export interface SandboxModule {
  /** Names its migrations. */
  readonly name: string
  readonly operations: Handlers
  /** Folder of `0001_….sql` files. */
  readonly migrations?: URL
  /** Fills empty tables; runs once on a new database and after a reset, in one transaction. */
  readonly seed?: (tx: Db, services: Services) => Promise<void>
  /** Pages and doors of its own, outside the contract. */
  readonly routes?: (app: FastifyInstance, services: Services) => void | Promise<void>
}

/**
 * The signed-in member and their session.
 *
 * @throws Failure 401 `session.missing`
 */
export function signedIn(context: { session: Session | null; member: Member | null }): {
  session: Session
  member: Member
} {
  const { session, member } = context
  if (!session || !member) fail(401, 'session.missing', { message: 'Please sign in first.' })
  return { session, member }
}

/**
 * The same, for calls that a guest (type 4) may not make.
 *
 * @throws Failure 401 `session.missing`, 403 `role.free_reject`
 */
export function notGuest(context: { session: Session | null; member: Member | null }): {
  session: Session
  member: Member
} {
  const both = signedIn(context)
  if (isGuest(both.member.type)) fail(403, 'role.free_reject', { message: 'A guest cannot do this.' })
  return both
}

/**
 * The same, for calls that need a real account (types 0, 1 and 2).
 *
 * @throws Failure 401 `session.missing`, 403 `role.free_reject`
 */
export function realMember(context: { session: Session | null; member: Member | null }): {
  session: Session
  member: Member
} {
  const both = signedIn(context)
  if (both.member.trial) fail(403, 'role.free_reject', { message: 'A trial account cannot do this.' })
  return both
}
