import { isGuest } from '@livery/domain/account'
import type { FastifyInstance } from 'fastify'

import type { Clock } from './clock.ts'
import type { Contract } from './contract/index.ts'
import type { Database, Db } from './database/index.ts'
import { fail } from './failure.ts'
import type { Job } from './jobs/job.ts'
import type { Member } from './members/member.ts'
import type { Merchant, Merchants } from './merchants.ts'
import type { Random } from './random.ts'
import type { RequestLog } from './server/requestLog.ts'
import type { Session } from './sessions/session.ts'
import type { MerchantState } from './state/merchantState.ts'
import type { Body, OperationId, Params, Query, Value } from './wire.ts'

/** Services shared by the whole sandbox, created once at the start. */
export interface Services {
  readonly db: Database
  readonly clock: Clock
  /** Random generator for invented content, which forks it, so that every start gives the same content. */
  readonly random: Random
  readonly merchants: Merchants
  /** Origin of this process for players' browsers, without a trailing slash (`http://localhost:7000`). */
  readonly origin: string
  readonly contract: Contract
  /** Log of requests and answers, for the console. */
  readonly log: RequestLog
  readonly modules: readonly SandboxModule[]
}

/** Context of a call for its handler; everything in it is validated against the contract. */
export interface CallContext<Id extends OperationId = OperationId> {
  readonly operationId: OperationId
  readonly merchant: Merchant
  /** Console settings of the merchant, read for this call. */
  readonly state: MerchantState
  /** Session; null for visitors, never null where the contract requires one. */
  readonly session: Session | null
  /** Signed-in member, read from the database for this call. */
  readonly member: Member | null
  readonly params: Params<Id>
  readonly query: Query<Id>
  readonly body: Body<Id>
  /** Platform's language code of `Accept-Language` (`EN`, `VI`), one of those the merchant offers. */
  readonly language: string
  /** Address by which the caller is counted and known again: an IPv4 address, or an IPv6 network of 64 bits. */
  readonly ip: string
  /** Whole IP address of the caller, which is told to the caller alone and never counted. */
  readonly wholeIp: string
  /** Origin of the site in the browser (`http://aurora.localhost:7100`); few calls ask. */
  siteOrigin(): string
  readonly requestId: string
  /** `Idempotency-Key` of a call that moves money. */
  readonly idempotencyKey: string | null
  /** Request header by its lower-case name. */
  header(name: string): string | undefined
  /**
   * Database. On a call with an `Idempotency-Key` this is already the transaction that also stores the
   * answer, elsewhere open one with `db.transaction`.
   */
  readonly db: Db
  readonly clock: Clock
  readonly random: Random
  readonly services: Services
}

/** Handler of a call, which returns the contract's `value` and throws refusals with `fail`. */
export type Handler<Id extends OperationId = OperationId> = (context: CallContext<Id>) => Promise<Value<Id>>

/**
 * Checks by operationId that run before the transaction of a call that moves money. Slow ones, such as a
 * password's hash, belong here: on a database with one connection everybody would wait for them.
 */
export type Preliminaries = { readonly [Id in OperationId]?: (context: CallContext<Id>) => Promise<void> }

/** Handlers by operationId. */
export type Handlers = { readonly [Id in OperationId]?: Handler<Id> }

/** Module of the sandbox: a group of handlers with its tables, seeds and routes. */
export interface SandboxModule {
  /** Name of the module, part of its migrations' ids. */
  readonly name: string
  readonly operations: Handlers
  readonly preliminaries?: Preliminaries
  /** Deletes rows whose time is over; runs now and then in every process. */
  readonly purge?: (db: Db, now: Date) => Promise<void>
  /** Folder of `0001_….sql` files. */
  readonly migrations?: URL
  /** Fills empty tables; runs once on a new database and after a reset, in one transaction. */
  readonly seed?: (tx: Db, services: Services) => Promise<void>
  /** Scheduled work; see {@link Job} for how to add some. */
  readonly jobs?: readonly Job[]
  /** Additional routes outside the contract. */
  readonly routes?: (app: FastifyInstance, services: Services) => void | Promise<void>
}

/**
 * Requires a session.
 * @returns the member with the session
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
 * Requires a session of a member other than a guest (type 4).
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
 * Requires a session of a real account (types 0, 1 and 2).
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
