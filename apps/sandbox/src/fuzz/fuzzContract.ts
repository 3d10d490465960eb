import { randomUUID } from 'node:crypto'

import * as fc from 'fast-check'
import { CompactEncrypt, importJWK } from 'jose'

import { systemClock } from '../clock.ts'
import type { Call } from '../contract/index.ts'
import type { DatabaseLocation } from '../database/index.ts'
import { requestLog } from '../server/requestLog.ts'
import { createSandbox, type Sandbox } from '../server/sandbox.ts'
import { currentKeys } from '../sessions/loginKeys.ts'
import { endSession, startSession } from '../sessions/sessions.ts'
import { type Caller, type FuzzRequest, isSealed, requestArbitrary } from './requests.ts'

/** Run of generated requests. */
export interface FuzzRun {
  readonly database: DatabaseLocation
  /** Requests per operation. */
  readonly requests: number
  readonly seed: number
  /** Called after each operation. */
  readonly onCall?: (operationId: string, statuses: ReadonlyMap<number, number>) => void
}

export interface FuzzReport {
  readonly requests: number
  readonly statuses: ReadonlyMap<number, number>
  /** Faults with the request that shows them, to be sent again by hand. */
  readonly faults: readonly string[]
}

const MERCHANT = 'AUR01'
const ELSEWHERE = 'LOT01'

/** Text in another member's data; an answer that holds it has leaked. */
const MARK = 'Zx9LeakMark'

/** Texts of the inside: hashes, keys, statements, stacks. */
const INSIDE = [
  MARK,
  'scrypt$',
  'private_jwk',
  'token_digest',
  ' at async ',
  'node_modules',
  'syntax error at',
]

/** Answers slower than this are a fault. Generous: machines are shared. */
const SLOW_MS = 5000

/** Calls that end what later ones need; they come last. */
const LAST: ReadonlySet<string> = new Set([
  'logout',
  'signOutOtherDevices',
  'changePassword',
  'setPaymentPassword',
  'startTimeOut',
  'selfExclude',
])

/**
 * Sends generated requests to every operation of the contract, and checks that none is answered with a 5xx,
 * against its schema, slowly, or with anything of another member or of the inside.
 */
export async function fuzzContract({ database, requests, seed, onCall }: FuzzRun): Promise<FuzzReport> {
  const clock = systemClock()
  const log = requestLog(() => undefined)
  const sandbox = await createSandbox({ database, clock, log })
  const faults: string[] = []
  const total = new Map<number, number>()
  try {
    const sender = await openSender(sandbox)
    // A stream has no end to wait for.
    const calls = sandbox.contract.calls
      .filter(({ streams }) => !streams)
      .toSorted((one, other) => Number(LAST.has(one.operationId)) - Number(LAST.has(other.operationId)))
    for (const [index, call] of calls.entries()) {
      const statuses = new Map<number, number>()
      // Limits per minute are not what this looks for.
      clock.advance(61_000)
      const arbitrary = requestArbitrary(sandbox.contract.documents, call, sender.known)
      for (const request of fc.sample(arbitrary, { numRuns: requests, seed: seed + index })) {
        const { status, problem, shown } = await sender.send(call, request)
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        total.set(status, (total.get(status) ?? 0) + 1)
        const violation = log.violations[0]
        if (problem ?? violation)
          faults.push(`${call.operationId} ${status} ${problem ?? violation}: ${shown}`)
        if (violation !== undefined) (log.violations as string[]).length = 0
      }
      onCall?.(call.operationId, statuses)
    }
  } finally {
    await sandbox.close()
  }
  return { requests: [...total.values()].reduce((sum, count) => sum + count, 0), statuses: total, faults }
}

interface Sent {
  readonly status: number
  readonly problem: string | undefined
  readonly shown: string
}

/** Sender of generated requests, with sessions of all kinds, keys and the values seen in answers. */
async function openSender(sandbox: Sandbox) {
  const { app, db, services } = sandbox
  const known = new Map<string, string[]>()
  const keys = new Map<string, string>()
  await markOthers(sandbox)
  const [key] = await currentKeys(db, services.clock.now())
  if (!key) throw new Error('The sandbox has no key.')
  const publicKey = await importJWK(key, key.alg)
  const header = { alg: key.alg ?? '', enc: 'A256GCM', kid: key.kid ?? '' }

  async function tokenOf(caller: Caller): Promise<string | undefined> {
    if (caller === 'nobody') return undefined
    if (caller === 'invented') return randomUUID().replaceAll('-', '')
    const merchant = caller === 'elsewhere' ? ELSEWHERE : MERCHANT
    const username = caller === 'agent' ? 'agent' : caller === 'trial' ? 'nonagent' : 'member'
    const row = await db.row<{ id: bigint }>`
      select id from member where merchant = ${merchant} and username = ${username}`
    const member = { id: String(row?.id ?? 0), merchant }
    const arrival = {
      method: 'password',
      userAgent: '',
      address: '192.0.2.1',
      allowsSeveralDevices: true,
    } as const
    // A generated limit may have ended the play of this member, who could not sign in until a rest.
    await db.run`
      update member_pace set session_minutes = null, pending_session_minutes = null
      where member_id = ${BigInt(member.id)}`
    const token = await db.transaction((tx) => startSession(tx, member, services.clock.now(), arrival))
    if (caller === 'ended') {
      const session = await db.row<{ id: bigint }>`select max(id) as id from session`
      await endSession(db, String(session?.id ?? 0), services.clock.now())
    }
    return token
  }

  async function send(call: Call, request: FuzzRequest): Promise<Sent> {
    const idempotencyKey = (request.repeatsKey && keys.get(call.operationId)) || randomUUID()
    keys.set(call.operationId, idempotencyKey)
    const token = await tokenOf(request.caller)
    const url = request.query ? `${request.path}?${request.query}` : request.path
    const content = isSealed(call)
      ? {
          data: await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(request.body) ?? 'null'))
            .setProtectedHeader(header)
            .encrypt(publicKey),
        }
      : request.body
    const payload = call.body ? (request.raw ?? JSON.stringify(content)) : undefined
    const headers: Record<string, string> = {
      merchant: MERCHANT,
      'accept-language': 'EN',
      gateway: '3',
      ...(isSealed(call) ? { encryption: `${header.alg};${header.enc};kid=${header.kid}` } : {}),
      ...(call.movesMoney ? { 'idempotency-key': idempotencyKey } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(payload === undefined ? {} : { 'content-type': request.mediaType ?? 'application/json' }),
      ...request.headers,
    }
    const began = performance.now()
    const answer = await app.inject({
      method: call.method.toUpperCase() as 'GET',
      url,
      headers,
      remoteAddress: `198.51.100.${Math.floor(began) % 250}`,
      ...(payload === undefined ? {} : { payload }),
    })
    const ms = performance.now() - began
    const problem = problemOf(answer.statusCode, answer.body, ms)
    if (answer.statusCode === 200) remember(known, answer.body)
    const { authorization: _, ...sent } = headers
    const shown = JSON.stringify([request.caller, call.method, url, sent, payload?.slice(0, 2000)])
    return { status: answer.statusCode, problem, shown }
  }
  return { known, send }
}

function problemOf(status: number, body: string, ms: number): string | undefined {
  if (status >= 500 && status !== 501) return 'is an error of the server'
  if (ms > SLOW_MS) return `took ${Math.round(ms)} ms`
  const inside = INSIDE.find((text) => body.includes(text))
  if (inside !== undefined) return `holds ${inside}`
  if (status === 200) return undefined
  const envelope = JSON.parse(body) as { success?: unknown; requestId?: unknown }
  const isEnvelope = envelope.success === false && /^[A-Za-z0-9._:-]{8,64}$/.test(String(envelope.requestId))
  return isEnvelope ? undefined : 'is no envelope'
}

/** Marks the data of members who never call. */
async function markOthers({ db }: Sandbox): Promise<void> {
  await db.run`
    update member set nickname = ${MARK}, email = ${MARK} || id || '@example.com',
      contacts = jsonb_build_object('payeeName', ${MARK}::text, 'idNumber', ${MARK}::text)
    where username in ('saver', 'keeper', 'regular')`
}

/** Number of values to keep per name. */
const KEPT = 12

/** Keeps short texts of an answer under their names, and ids under the names that parameters give them. */
function remember(known: Map<string, string[]>, body: string): void {
  const keep = (name: string, value: string) => {
    const list = known.get(name) ?? []
    if (list.length < KEPT && !list.includes(value)) known.set(name, [...list, value])
  }
  JSON.parse(body, (name, value: unknown) => {
    if (typeof value !== 'string' || value.length > 64 || value.length === 0) return value
    keep(name, value)
    if (name === 'id') for (const other of ID_NAMES) keep(other, value)
    return value
  })
}

const ID_NAMES = [
  'promotionId',
  'rewardId',
  'deviceId',
  'passkeyId',
  'bankCardId',
  'contractId',
  'announcementId',
]
