import { openDatabase } from '../database/index.ts'
import type { JobReport } from '../jobs/runJobs.ts'
import { auditLedger } from '../ledger/index.ts'
import type { MemberRow } from '../members/memberRow.ts'
import { loadMerchants } from '../merchants.ts'
import { seededRandom } from '../random.ts'
import { type Gateway, gatewayOn } from '../testing/gateways.ts'
import { freePort, postgresFolder, startPostgres } from '../testing/postgres.ts'
import { watchLedger } from './invariants.ts'
import { call, CONTRACT_MERCHANT, type Pair } from './pair.ts'
import { gatherTeam, payFaults } from './pairContracts.ts'
import { cashbackFaults, jobFaults, lotteryFaults, transferFaults } from './pairFaults.ts'
import { betStep, claimStep, contractStep, depositStep, drawStep, transferStep } from './pairSteps.ts'
import { MERCHANTS } from './world.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Moves the clock of both sandboxes, at one of them. */
const moveClock = ({ origin }: Gateway, advanceMs: number): Promise<Response> =>
  fetch(`${origin}/sandbox/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs }),
  })

async function killStep(pair: Pair): Promise<void> {
  const gateway = pair.random.pick(pair.gateways)
  // The process dies while both are busy with a day of jobs.
  const moving = moveClock(pair.random.pick(pair.gateways), DAY_MS).catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve, pair.random.integer(1, 60)))
  await Promise.all([gateway.kill(), moving])
  await gateway.revive()
}

async function takeStep(pair: Pair, step: number): Promise<void> {
  const row = pair.random.pick(pair.members)
  const chance = pair.random.next()
  if (chance < 0.2) return depositStep(pair, row)
  if (chance < 0.55) return betStep(pair, row, step)
  if (chance < 0.63) return drawStep(pair, row)
  if (chance < 0.7) return transferStep(pair, row)
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
  const open = async () => gatewayOn(await freePort(), { DATABASE_URL: url })
  const gateways = [await open(), await open()] as const
  await Promise.all(gateways.map((gateway) => gateway.revive()))
  const db = await openDatabase({ url })
  try {
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
      db,
      gateways,
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
    const last = await moveClock(gateways[0], HOUR_MS)
    const { now } = (await last.json()) as { now: string; ran: JobReport[] }
    const faults = [
      ...(await auditLedger(db)),
      ...(await watchLedger().look(db)),
      ...(await jobFaults(db, begun)),
      ...(await cashbackFaults(db, pair.currencyOf, new Date(Date.parse(now) - 60_000))),
      ...(await lotteryFaults(db)),
      ...(await transferFaults(db)),
      ...(await payFaults(db, running, new Date(Date.parse(now) - 60_000))),
    ]
    if (faults.length > 0) throw new Error(faults.slice(0, 30).join('\n'))
    const made = await db.row<{ pays: number; contracts: number; voided: number; lost: number }>`
      select (select count(*)::int from agent_pay) as pays,
        (select count(*)::int from bet_order where status = 'VOID') as voided,
        (select count(*)::int from vendor_transfer where answered_at > sent_at) as lost,
        (select count(*)::int from agent_contract where state = 'active') as contracts`
    console.log(
      `${pair.kills} kills, ${made?.contracts} contracts, ${made?.pays} pays, ${made?.voided} refunded bets, ` +
        `${made?.lost} transfers found by the sweep.`,
    )
    console.log(`Nothing was lost or paid twice until ${now.slice(0, 10)}.`)
  } finally {
    await db.close()
    await Promise.all(gateways.map((gateway) => gateway.kill()))
    await server.stop()
  }
}
