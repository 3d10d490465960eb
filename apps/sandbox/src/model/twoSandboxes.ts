import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

import { CONTRACT_KINDS } from '@livery/domain/agents'

import { type Database, openDatabase } from '../database/index.ts'
import { catalogue } from '../games/catalogue.ts'
import { GENRE_FACTS } from '../games/genres.ts'
import type { JobReport } from '../jobs/runJobs.ts'
import { auditLedger, fromBase, toDecimal } from '../ledger/index.ts'
import { type MemberRow, toMember } from '../members/memberRow.ts'
import { loadMerchants } from '../merchants.ts'
import { type Random, seededRandom } from '../random.ts'
import { startSession } from '../sessions/sessions.ts'
import { intention } from '../testing/player.ts'
import { freePort, postgresFolder, startPostgres } from '../testing/postgres.ts'
import type { Schemas } from '../wire.ts'
import { watchLedger } from './invariants.ts'
import { gatherTeam, payFaults } from './pairContracts.ts'
import { cashbackFaults, jobFaults } from './pairFaults.ts'
import { MERCHANTS } from './world.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Merchant with contracts. */
const CONTRACT_MERCHANT = 'AUR01'

/** One sandbox process that may be killed and started again. */
interface Gateway {
  readonly port: number
  process: ChildProcess
}

/** Two sandboxes on one PostgreSQL, and members who use both. */
interface Pair {
  readonly url: string
  readonly db: Database
  readonly gateways: readonly [Gateway, Gateway]
  readonly random: Random
  readonly members: readonly MemberRow[]
  readonly agent: MemberRow
  readonly currencyOf: (merchant: string) => string
  kills: number
}

async function startProcess(port: number, url: string): Promise<ChildProcess> {
  const env = { ...process.env, SANDBOX_PORT: String(port), DATABASE_URL: url }
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}

/** Calls one of the two; undefined when it was killed meanwhile. */
async function call(
  { gateways, random }: Pair,
  method: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  body?: unknown,
): Promise<{ status: number; value: Record<string, unknown> } | undefined> {
  const { port } = random.pick(gateways)
  const form = body instanceof FormData
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { ...headers, ...(body === undefined || form ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
  }).catch(() => undefined)
  if (!answer) return undefined
  const json = (await answer.json().catch(() => ({}))) as { value?: Record<string, unknown> }
  return { status: answer.status, value: json.value ?? (json as Record<string, unknown>) }
}

/** Headers of a member's call, with a new session at the sandboxes' own time. */
async function headersOf({ db }: Pair, row: MemberRow): Promise<Record<string, string>> {
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
async function twice(pair: Pair, path: string, headers: Record<string, string>, body?: unknown) {
  const sent = { ...headers, ...intention() }
  const answers = await Promise.all([1, 2, 3].map(() => call(pair, 'POST', path, sent, body)))
  return answers.find((answer) => answer?.status === 200)
}

async function depositStep(pair: Pair, row: MemberRow): Promise<void> {
  const headers = await headersOf(pair, row)
  const currency = pair.currencyOf(row.merchant)
  const amount = toDecimal(fromBase(pair.random.integer(10, 300), currency), currency)
  const order = await twice(pair, '/wps/transaction/deposit', headers, { channelId: 'card', amount })
  const number = order?.value['orderNumber']
  if (number === undefined) return
  await Promise.all([1, 2].map(() => call(pair, 'POST', `/sandbox/payments/${String(number)}/pay`, {}, {})))
}

async function betStep(pair: Pair, row: MemberRow, step: number): Promise<void> {
  const game = catalogue().games.find(({ genre }) => genre === 'slot')
  if (!game) throw new Error('The catalogue has no slot.')
  const headers = await headersOf(pair, row)
  const path = `/lgw/games/launch?vendor=${game.vendor.code}&gameCategory=${GENRE_FACTS.slot.gameType}&nodeId=${game.nodeId}&freePlay=0`
  const launched = await call(pair, 'GET', path, headers)
  const address = launched?.value['url']
  if (typeof address !== 'string') return
  const launch = new URL(address).searchParams.get('launch')
  const opened = await call(pair, 'POST', '/play/api/session', {}, { launch })
  const currency = pair.currencyOf(row.merchant)
  const round = { roundId: `model-round-${step}`, stake: toDecimal(fromBase(20, currency), currency) }
  const authorization = `Bearer ${String(opened?.value['bearer'])}`
  await Promise.all([1, 2].map(() => call(pair, 'POST', '/play/api/rounds', { authorization }, round)))
}

async function claimStep(pair: Pair, row: MemberRow): Promise<void> {
  const headers = await headersOf(pair, row)
  const list = (await call(pair, 'GET', '/wps/rewards?state=unclaimed', headers))?.value['list']
  const first = Array.isArray(list) ? (list as { id: string }[])[0] : undefined
  if (!first) return
  // Two intentions at once on top of the repeats: one of them must be refused.
  await Promise.all([1, 2].map(() => twice(pair, `/wps/rewards/${first.id}/claim`, headers)))
}

/** Offers the agent a contract, which is accepted by both processes at once. */
async function contractStep(pair: Pair): Promise<void> {
  const kind = pair.random.pick(CONTRACT_KINDS)
  const agent = { merchant: CONTRACT_MERCHANT, username: 'agent' }
  await call(pair, 'POST', '/sandbox/contracts', {}, { ...agent, kind })
  const headers = await headersOf(pair, pair.agent)
  const path = `/wps/agent/contract/${kind}`
  const list = (await call(pair, 'GET', path, headers))?.value['list'] as Schemas['Contract'][] | undefined
  const waiting = list?.find(({ state }) => state === 'pending')
  if (!waiting) return
  const answers = await Promise.all(
    [1, 2].map(() => call(pair, 'POST', `${path}/${waiting.id}`, headers, { answer: 'accept' })),
  )
  if (answers.filter((answer) => answer?.status === 200).length > 1)
    throw new Error(`Contract ${waiting.id} was accepted twice.`)
}

async function killStep(pair: Pair): Promise<void> {
  const gateway = pair.random.pick(pair.gateways)
  const other = pair.gateways.find((one) => one !== gateway)
  const ended = once(gateway.process, 'exit')
  // The process dies while both are busy with a day of jobs.
  const moving = fetch(
    `http://127.0.0.1:${(pair.random.next() < 0.5 ? gateway : (other ?? gateway)).port}/sandbox/clock`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceMs: DAY_MS }),
    },
  ).catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, pair.random.integer(1, 60)))
  gateway.process.kill('SIGKILL')
  await Promise.all([ended, moving])
  gateway.process = await startProcess(gateway.port, pair.url)
}

async function takeStep(pair: Pair, step: number): Promise<void> {
  const row = pair.random.pick(pair.members)
  const chance = pair.random.next()
  if (chance < 0.25) return depositStep(pair, row)
  if (chance < 0.7) return betStep(pair, row, step)
  if (chance < 0.82) return claimStep(pair, row)
  if (chance < 0.85) return contractStep(pair)
  if (chance < 0.97) {
    const advanceMs = pair.random.pick([60_000, HOUR_MS, 6 * HOUR_MS, DAY_MS])
    await call(pair, 'POST', '/sandbox/clock', {}, { advanceMs })
    return undefined
  }
  pair.kills += 1
  return killStep(pair)
}

/**
 * Random steps against two sandbox processes on one PostgreSQL, one of which is killed now and then in the
 * middle of its work.
 * @throws Error with what does not hold at the end
 */
export async function runTwoSandboxes(steps: number, seed: number): Promise<void> {
  const programs = postgresFolder()
  if (!programs) throw new Error('No PostgreSQL in /usr/lib/postgresql (apt-get install postgresql).')
  const server = await startPostgres(programs)
  const url = server.urlOf('postgres')
  const ports = [await freePort(), await freePort()]
  const processes = await Promise.all(ports.map((port) => startProcess(port, url)))
  const [one, other] = ports.map((port, index): Gateway => ({
    port,
    process: processes[index] as ChildProcess,
  }))
  const db = await openDatabase({ url })
  try {
    if (!one || !other) throw new Error('Two sandboxes are needed.')
    const merchants = await loadMerchants()
    const members = await db.rows<MemberRow>`
      select * from member where merchant = any(${[...MERCHANTS]}::text[])
        and username in ('member', 'vip', 'regular', 'saver', 'keeper') order by id`
    const agent = await db.row<MemberRow>`
      select * from member where merchant = ${CONTRACT_MERCHANT} and username = 'agent'`
    if (!agent) throw new Error('The agent is missing.')
    const running = await gatherTeam(
      db,
      CONTRACT_MERCHANT,
      members.map(({ id }) => id),
    )
    const pair: Pair = {
      url,
      db,
      gateways: [one, other],
      random: seededRandom(`two sandboxes ${seed}`),
      members,
      agent,
      currencyOf: (code) => merchants.get(code).currency,
      kills: 0,
    }
    const begun = new Map(
      (await db.rows<{ name: string; done_until: Date; runs: number }>`select * from job`).map((row) => [
        row.name,
        row.done_until,
      ]),
    )
    await db.run`update job set runs = 0`
    for (let step = 1; step <= steps; step += 1) {
      await takeStep(pair, step)
      if (step % 100 === 0) console.log(`${step} steps`)
    }
    const last = await fetch(`http://127.0.0.1:${one.port}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceMs: HOUR_MS }),
    })
    const { now } = (await last.json()) as { now: string; ran: JobReport[] }
    const faults = [
      ...(await auditLedger(db)),
      ...(await watchLedger().look(db)),
      ...(await jobFaults(db, begun)),
      ...(await cashbackFaults(db, pair.currencyOf, new Date(Date.parse(now) - 60_000))),
      ...(await payFaults(db, running, new Date(Date.parse(now) - 60_000))),
    ]
    if (faults.length > 0) throw new Error(faults.slice(0, 30).join('\n'))
    const made = await db.row<{ pays: number; contracts: number }>`
      select (select count(*)::int from agent_pay) as pays,
        (select count(*)::int from agent_contract where state = 'active') as contracts`
    console.log(`${pair.kills} kills, ${made?.contracts} contracts, ${made?.pays} pays.`)
    console.log(`Nothing was lost or paid twice until ${now.slice(0, 10)}.`)
  } finally {
    await db.close()
    one?.process.kill('SIGKILL')
    other?.process.kill('SIGKILL')
    await server.stop()
  }
}
