import { catalogue } from '../games/catalogue.ts'
import { type Genre, GENRE_FACTS } from '../games/genres.ts'
import { runDueJobs } from '../jobs/runJobs.ts'
import { drawRoutes } from '../lottery/drawRoutes.ts'
import { lottery } from '../lottery/index.ts'
import { memberRow } from '../members/findMember.ts'
import { toMember } from '../members/memberRow.ts'
import { MODULES } from '../modules.ts'
import type { SandboxModule } from '../operations.ts'
import { liveFlags } from '../platform/flags.ts'
import type { Sandbox } from '../server/sandbox.ts'
import { startSession } from '../sessions/sessions.ts'
import { memberOf } from '../social/socialMember.ts'
import { intention } from '../testing/player.ts'
import { type ExpectedMember, expectNewMember } from './expectation.ts'
import { type LedgerWatch, watchLedger } from './invariants.ts'
import type { DepositOrder, LostTransfer, OpenBet, Payout } from './orders.ts'

/** Merchants of the model: two currencies, one without decimals. */
export const MERCHANTS = ['AUR01', 'LOT01'] as const

/** Modules whose lotteries settle when the model lets time pass, not by themselves. */
export const MODEL_MODULES: readonly SandboxModule[] = MODULES.map((module) =>
  module.name === lottery.name ? { ...module, routes: drawRoutes } : module,
)

/** Moment after the seeds, 45 seconds past a minute, so that no due time is near a step. */
export function startOfModel(): string {
  const minute = Math.ceil(Date.now() / 60_000) * 60_000
  return new Date(minute + 45_000).toISOString()
}

/** Answer of a call. */
export interface Answer {
  readonly status: number
  readonly code: string | undefined
  readonly value: Record<string, unknown>
}

/** Sandbox under test with what it should hold. */
export interface World {
  readonly sandbox: Sandbox
  readonly members: ExpectedMember[]
  readonly watch: LedgerWatch
  readonly hasReferral: (merchant: string) => boolean
  readonly hasContracts: (merchant: string) => boolean
  /** Latest deposit orders and withdrawals by number. */
  readonly orders: Map<string, DepositOrder>
  readonly payouts: Map<string, Payout>
  /** Bets that wait for their draw, and transfers that wait for the sweep. */
  readonly bets: OpenBet[]
  readonly transfers: LostTransfer[]
  readonly tokens: Map<string, { readonly token: string; readonly at: number }>
  steps: number
  /** Number of steps by kind. */
  readonly taken: Map<string, number>
  /** Ids of the newest reward and the newest pay that were compared. */
  newestReward: bigint
  newestPay: bigint
}

/** Builds the world around a seeded sandbox whose jobs run only when asked for. */
export async function createWorld(sandbox: Sandbox): Promise<World> {
  const offers = new Set<string>()
  const contracts = new Set<string>()
  for (const code of MERCHANTS) {
    const merchant = sandbox.services.merchants.get(code)
    const flags = await liveFlags(sandbox.db, merchant)
    if (flags.REFERRAL) offers.add(code)
    if (flags.AGENTPOLICY3) contracts.add(code)
  }
  const watch = watchLedger()
  await runDueJobs(sandbox.services)
  await watch.look(sandbox.db)
  const newest = await sandbox.db.row<{ reward: bigint; pay: bigint }>`
    select (select coalesce(max(id), 0)::bigint from reward) as reward,
      (select coalesce(max(id), 0)::bigint from agent_pay) as pay`
  return {
    sandbox,
    members: [],
    watch,
    hasReferral: (merchant) => offers.has(merchant),
    hasContracts: (merchant) => contracts.has(merchant),
    orders: new Map(),
    payouts: new Map(),
    bets: [],
    transfers: [],
    tokens: new Map(),
    steps: 0,
    taken: new Map(),
    newestReward: newest?.reward ?? 0n,
    newestPay: newest?.pay ?? 0n,
  }
}

/** Moment of the sandbox's clock in ms. */
export const nowOf = ({ sandbox }: World): number => sandbox.services.clock.now().getTime()

/** One member of so many is an agent. */
const AGENT_EVERY = 3

/** Registers a member as a sign-in through Google does; some are agents, also below others. */
export async function register(
  world: World,
  merchantCode: string,
  parent?: ExpectedMember,
): Promise<ExpectedMember> {
  const { db, services } = world.sandbox
  const merchant = services.merchants.get(merchantCode)
  const row = await memberOf(db, {
    merchant,
    provider: 'google',
    identity: {
      subject: `model-${world.members.length}`,
      name: `Model${world.members.length}`,
      email: undefined,
    },
    language: 'EN',
    invitation: {},
    now: services.clock.now(),
  })
  if (parent) await db.run`update member set parent_id = ${BigInt(parent.id)} where id = ${row.id}`
  const agent = world.members.length % AGENT_EVERY === 0
  if (agent) await db.run`update member set type = 1 where id = ${row.id}`
  await db.run`
    insert into bank_card (merchant, member_id, bank_code, account_name, card_number, added_at)
    values (${merchantCode}, ${row.id}, 'MODEL', 'Model', ${`model-${row.id}`}, ${services.clock.now()})`
  const member = expectNewMember({
    id: row.id.toString(),
    username: row.username,
    agent,
    merchant: merchantCode,
    currency: merchant.currency,
    joinedAt: nowOf(world),
    parent: parent?.id,
  })
  world.members.push(member)
  return member
}

/** Time in ms after which a member signs in again, before the session ends by itself. */
const SIGN_IN_AFTER_MS = 20 * 60_000

/** Token of a member's session, begun anew once it is old. */
export async function tokenOf(world: World, member: ExpectedMember): Promise<string> {
  const { db, services } = world.sandbox
  const now = services.clock.now()
  const kept = world.tokens.get(member.id)
  if (kept && now.getTime() - kept.at < SIGN_IN_AFTER_MS) return kept.token
  const arrival = {
    method: 'google',
    userAgent: 'model',
    address: '127.0.0.1',
    allowsSeveralDevices: false,
  } as const
  const token = await db.transaction(async (tx) =>
    startSession(tx, toMember(await memberRow(tx, member.id)), now, arrival),
  )
  world.tokens.set(member.id, { token, at: now.getTime() })
  return token
}

/** Calls the gateway as a member. */
export async function callAs(
  world: World,
  member: ExpectedMember,
  method: 'GET' | 'POST',
  url: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = intention(),
): Promise<Answer> {
  const token = await tokenOf(world, member)
  const response = await world.sandbox.app.inject({
    method,
    url,
    headers: {
      merchant: member.merchant,
      'accept-language': 'EN',
      gateway: '3',
      authorization: `Bearer ${token}`,
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body as object }),
  })
  const answer = response.json<{ code?: string; value?: Record<string, unknown> }>()
  return { status: response.statusCode, code: answer.code, value: answer.value ?? {} }
}

/** Acts as the operator's desk. */
export async function desk(
  world: World,
  url: string,
  payload: object = {},
): Promise<Record<string, unknown>> {
  return (await world.sandbox.app.inject({ method: 'POST', url, payload })).json()
}

/** Plays one round of the first game of a genre. @returns whether the stake was taken */
export async function playOnce(
  world: World,
  member: ExpectedMember,
  genre: Extract<Genre, 'slot' | 'live'>,
  stake: string,
): Promise<boolean> {
  const { app, db } = world.sandbox
  const game = catalogue().games.find((one) => one.genre === genre)
  if (!game) throw new Error(`No game of the genre ${genre}.`)
  const launched = await callAs(
    world,
    member,
    'GET',
    `/lgw/games/launch?vendor=${game.vendor.code}&gameCategory=${GENRE_FACTS[genre].gameType}&nodeId=${game.nodeId}&freePlay=0`,
  )
  if (launched.status !== 200) throw new Error(`launchGame answered ${launched.code}`)
  const launch = new URL(String(launched.value['url'])).searchParams.get('launch')
  const opened = await app.inject({ method: 'POST', url: '/play/api/session', payload: { launch } })
  // The outcome follows from the member's number and the step, so that a run can be repeated.
  await db.run`
    update game_session set seed = ${`model-${member.id}-${world.steps}`}
    where id = (select max(id) from game_session where member_id = ${BigInt(member.id)})`
  const played = await app.inject({
    method: 'POST',
    url: '/play/api/rounds',
    headers: { authorization: `Bearer ${opened.json<{ bearer: string }>().bearer}` },
    payload: { roundId: `model-round-${world.steps}`, stake, ...(genre === 'slot' ? {} : { choice: 'low' }) },
  })
  if (played.statusCode === 200) return true
  const { code } = played.json<{ code: string }>()
  if (code !== 'wallet.insufficient') throw new Error(`A round answered ${played.body}`)
  return false
}
