import type { Database } from '../database/index.ts'
import { type MemberRow, toMember } from '../members/memberRow.ts'
import type { Random } from '../random.ts'
import { startSession } from '../sessions/sessions.ts'
import type { Gateway } from '../testing/gateways.ts'
import { intention } from '../testing/player.ts'

/** Merchant with contracts. */
export const CONTRACT_MERCHANT = 'AUR01'

/** Two sandboxes on one PostgreSQL, and members who use both. */
export interface Pair {
  readonly db: Database
  readonly gateways: readonly [Gateway, Gateway]
  readonly random: Random
  readonly members: readonly MemberRow[]
  readonly agent: MemberRow
  readonly currencyOf: (merchant: string) => string
  kills: number
}

/**
 * Calls one of the two; undefined when it was killed meanwhile.
 * @throws Error for a 500, which is a fault of the sandbox whatever was killed
 */
export async function call(
  { gateways, random }: Pair,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: unknown,
): Promise<{ status: number; value: Record<string, unknown> } | undefined> {
  const { origin } = random.pick(gateways)
  const form = body instanceof FormData
  const answer = await fetch(`${origin}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined || form ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
  }).catch(() => undefined)
  if (!answer) return undefined
  if (answer.status === 500) throw new Error(`${method} ${path} answered 500: ${await answer.text()}`)
  const json = (await answer.json().catch(() => ({}))) as { value?: Record<string, unknown> }
  return { status: answer.status, value: json.value ?? (json as Record<string, unknown>) }
}

/** Headers of a member's call, with a new session at the sandboxes' own time. */
export async function headersOf({ db }: Pair, row: MemberRow): Promise<Record<string, string>> {
  const offset = await db.row<{ offset_ms: bigint }>`select offset_ms from sandbox_clock`
  const now = new Date(Date.now() + Number(offset?.offset_ms ?? 0n))
  const arrival = {
    method: 'password',
    userAgent: 'model',
    address: '127.0.0.1',
    allowsSeveralDevices: true,
  } as const
  const token = await db.transaction((tx) => startSession(tx, toMember(row), now, arrival))
  return { merchant: row.merchant, 'accept-language': 'EN', gateway: '3', authorization: `Bearer ${token}` }
}

/** Sends a call that moves money to both processes at once, as a client does that got no answer. */
export async function twice(pair: Pair, path: string, headers: Record<string, string>, body?: unknown) {
  const sent = { ...headers, ...intention() }
  const answers = await Promise.all([1, 2, 3].map(() => call(pair, 'POST', path, sent, body)))
  return answers.find((answer) => answer?.status === 200)
}
