import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { request } from 'undici'

import { type Gateway, gatewayOn } from '../testing/gateways.ts'
import { freePort, postgresFolder, startPostgres } from '../testing/postgres.ts'
import { prepareMembers } from '../testing/preparedMembers.ts'
import { KINDS, type LoadCall, type LoadedMember } from './calls.ts'
import { type Held, holdToShare } from './coreShare.ts'
import { runOverTime } from './overTime.ts'
import { memoryOf, processorTime } from './processorTime.ts'
import { summarise } from './profile.ts'

/**
 * Command of the load. `npm run load` asks one process for every kind of call, then for the mix of an evening, and
 * prints the processor time of a request; `--processes 2` asks two over one PostgreSQL, `--profile` says where the time
 * goes, and `--minutes 30` sends the mix for that long instead and tells the memory of each minute. Of the mix it also
 * tells what a client waits, which depends on what else the machine does. `--share 0.3` lets each process use only that
 * part of a core: two processes then tell whether they wait for each other, also where they share two cores with their
 * database and the clients.
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'postgres' },
    requests: { type: 'string', default: '2000' },
    mix: { type: 'string', default: '10000' },
    clients: { type: 'string', default: '20' },
    members: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
    profile: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '0' },
    processes: { type: 'string', default: '1' },
    share: { type: 'string' },
    port: { type: 'string' },
  },
})
const clients = Number(values.clients)
/** Requests of the mix before anything is measured: what a process compiles is no cost of the kind it is asked for first. */
const WARM_UP = 3000
/** Time in ms that each request of the mix took for its client. */
const waits: number[] = []
process.env['SANDBOX_SCRYPT_ROUNDS'] ??= '1024'

const folder = mkdtempSync(join(tmpdir(), 'livery-load-'))
const programs = postgresFolder()
const isEmbedded = values.database === 'pglite'
if (!isEmbedded && !programs)
  throw new Error('There is no PostgreSQL in /usr/lib/postgresql (apt-get install postgresql).')
const server = isEmbedded || !programs ? undefined : await startPostgres(programs)
const data = join(folder, 'data')
const url = server?.urlOf('postgres')
const profiling = ['--cpu-prof', '--cpu-prof-interval', '500', '--cpu-prof-dir', join(folder, 'profile')]
const open = (port: number): Gateway =>
  gatewayOn(
    port,
    url === undefined ? { SANDBOX_DATA: data } : { DATABASE_URL: url },
    values.profile ? profiling : [],
  )
const processes = Number(values.processes)
if (isEmbedded && processes > 1) throw new Error('PGlite belongs to one process: leave --processes out.')
const gateway = open(values.port === undefined ? await freePort() : Number(values.port))
const gateways = [gateway]
while (gateways.length < processes) gateways.push(open(await freePort()))
let held: readonly Held[] = []
try {
  const prepared = await prepareMembers(
    url === undefined ? { folder: data } : { url },
    Number(values.members),
  )
  await Promise.all(gateways.map((each) => each.revive()))
  const members = await openGames(gateway, prepared)
  if (values.share !== undefined)
    held = gateways.map(({ pid }) => holdToShare(pid() ?? 0, Number(values.share)))
  console.log(
    `${isEmbedded ? 'PGlite' : 'PostgreSQL'}, ${processes === 1 ? 'one process' : `${processes} processes`}${values.share === undefined ? '' : ` of ${values.share} of a core`}, ${clients} clients`,
  )
  const kinds = KINDS.filter(({ name }) => values.only === '' || values.only.split(',').includes(name))
  const minutes = Number(values.minutes)
  const shares = kinds.flatMap((kind) => Array.from({ length: kind.share }, () => kind))
  const mixOf = (length: number) =>
    Array.from({ length }, (_, index) => pick(shares, index * 37).call(pick(members, index)))
  await send(mixOf(WARM_UP))
  for (const { name, budgetMs, call } of minutes > 0 ? [] : kinds) {
    const calls = Array.from({ length: Number(values.requests) }, (_, index) => call(pick(members, index)))
    await send(calls.slice(0, Math.ceil(calls.length / 5)))
    // Calls that move money have new keys the second time.
    const fresh = calls.map((_, index) => call(pick(members, index)))
    console.log(`  ${name.padEnd(16)} ${await measured(fresh)} (budget ${budgetMs})`)
  }
  const memory = () => gateways.reduce((sum, { pid }) => sum + memoryOf(pid() ?? 0), 0)
  if (minutes > 0) {
    const sendSome = async () => {
      await send(mixOf(clients * shares.length))
      return clients * shares.length
    }
    await runOverTime({ minutes, send: sendSome, memory, tell: console.log })
  } else if (Number(values.mix) > 0) {
    waits.length = 0
    const started = performance.now()
    console.log(`  ${'mix'.padEnd(16)} ${await measured(mixOf(Number(values.mix)))}`)
    const seconds = (performance.now() - started) / 1000
    console.log(`  a client waits   ${percentile(waits, 50)} ms, p99 ${percentile(waits, 99)} ms`)
    console.log(`  a second         ${(waits.length / seconds).toFixed(0)} requests`)
  }
  console.log(`  memory           ${memory()} MB`)
  await Promise.all(gateways.map((each) => each.stop()))
  if (values.profile) console.log(summarise(join(folder, 'profile')).join('\n'))
} finally {
  await Promise.all(gateways.map((each) => each.kill()))
  for (const each of held) each.release()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

/** Wait in ms that a share of the requests stays below. */
function percentile(of: readonly number[], percent: number): string {
  const sorted = of.toSorted((one, other) => one - other)
  return (sorted[Math.ceil((sorted.length * percent) / 100) - 1] ?? Number.NaN).toFixed(0)
}

function pick<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

/** Processor time of a request in ms: the gateways', and that of the database's server. */
async function measured(calls: readonly LoadCall[]): Promise<string> {
  const spent = () =>
    [
      gateways.reduce((sum, { pid }) => sum + processorTime(pid() ?? 0), 0),
      server ? processorTime(server.pid()) : 0,
    ] as const
  const before = spent()
  await send(calls)
  const after = spent()
  const [own, database] = [after[0] - before[0], after[1] - before[1]]
  const each = (time: number) => (time / calls.length).toFixed(2)
  return `${each(own)} ms${server ? `, of PostgreSQL ${each(database)} ms` : ''}`
}

/** Sends all calls, some at the same time, each client to one of the processes. */
async function send(calls: readonly LoadCall[]): Promise<void> {
  let next = 0
  const client = async (_: unknown, index: number) => {
    for (let call = calls[next++]; call; call = calls[next++]) {
      const asked = performance.now()
      await ask(pick(gateways, index), call)
      waits.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: clients }, client))
}

async function ask(
  { origin }: Gateway,
  { method, path, headers, body }: LoadCall,
): Promise<Record<string, unknown>> {
  // Node's own fetch would take as much of the machine as the gateway.
  const answer = await request(origin + path, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const heard = (await answer.body.json()) as Record<string, unknown>
  if (answer.statusCode === 200 || answer.statusCode === 422) return heard
  throw new Error(`${path} answered ${answer.statusCode}: ${JSON.stringify(heard)}`)
}

async function openGames(
  at: Gateway,
  prepared: Awaited<ReturnType<typeof prepareMembers>>,
): Promise<LoadedMember[]> {
  const members: LoadedMember[] = []
  for (const member of prepared) {
    const { game, token } = member
    const headers = {
      merchant: 'AUR01',
      'accept-language': 'EN',
      gateway: '3',
      authorization: `Bearer ${token}`,
    }
    const path = `/lgw/games/launch?vendor=${game.vendor}&gameCategory=${game.category}&nodeId=${game.nodeId}&freePlay=0`
    const launched = (await ask(at, { method: 'GET', path, headers }))['value'] as { readonly url: string }
    const launch = new URL(launched.url).searchParams.get('launch')
    const opened = await ask(at, { method: 'POST', path: '/play/api/session', headers: {}, body: { launch } })
    members.push({ ...member, bearer: String(opened['bearer']) })
  }
  return members
}
