import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import type { Clock } from '../clock.ts'
import type { DatabaseLocation } from '../database/index.ts'
import { digestOf } from '../games/play/tokens.ts'
import { MODULES } from '../modules.ts'
import { requestLog } from '../server/requestLog.ts'
import { createSandbox, type Sandbox } from '../server/sandbox.ts'
import { onEachDatabase, onPostgres, SLOW_TESTS } from '../testing/databases.ts'
import { frozenClock } from '../testing/frozenClock.ts'
import { player } from '../testing/player.ts'
import type { Job } from './job.ts'
import { jobStates, runDueJobs } from './runJobs.ts'
import { daily, everySeconds, hourly, type JobSchedule, onDays, weekly } from './schedule.ts'
import { followClock, moveClock } from './sharedClock.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

describe('a schedule', () => {
  test.each<[string, JobSchedule, string, string, string]>([
    ['hourly', hourly(), '2026-11-20T09:31:00Z', '2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z'],
    ['hourly, on the hour', hourly(), '2026-11-20T09:00:00Z', '2026-11-20T09:00:00Z', '2026-11-20T10:00:00Z'],
    ['daily', daily(8, 30), '2026-11-20T08:29:00Z', '2026-11-19T08:30:00Z', '2026-11-20T08:30:00Z'],
    ['Mondays', weekly('monday', 8), '2026-11-23T07:59:00Z', '2026-11-16T08:00:00Z', '2026-11-23T08:00:00Z'],
    ['seconds', everySeconds(10), '2026-11-20T08:29:13Z', '2026-11-20T08:29:10Z', '2026-11-20T08:29:20Z'],
    ['monthly', onDays(1), '2026-12-31T23:59:00Z', '2026-12-01T00:00:00Z', '2027-01-01T00:00:00Z'],
    ['half-monthly', onDays(1, 16), '2026-02-27T12:00:00Z', '2026-02-16T00:00:00Z', '2026-03-01T00:00:00Z'],
  ])('%s has due times around a moment', (_name, schedule, at, latest, next) => {
    expect(schedule.latest(new Date(at))).toEqual(new Date(latest))
    expect(schedule.next(new Date(at))).toEqual(new Date(next))
    expect(schedule.latest(schedule.next(new Date(at)))).toEqual(new Date(next))
  })
})

/** Runs of the test's jobs that were completed, oldest first. */
const RUNS =
  'create table if not exists test_run (id bigint generated always as identity, name text, due timestamptz)'

/** Job that writes down its runs, and fails while its name is in `failing`. */
const noting = (
  name: string,
  schedule: JobSchedule,
  catchUp: Job['catchUp'],
  failing: ReadonlySet<string>,
): Job => ({
  name,
  about: 'a job of the test',
  schedule,
  catchUp,
  run: async ({ tx, due }) => {
    await tx.run`insert into test_run (name, due) values (${name}, ${due})`
    if (failing.has(name)) throw new Error('as planned')
  },
})

/** Sandbox whose only jobs are the test's. */
async function sandboxWith(
  database: DatabaseLocation,
  failing: ReadonlySet<string>,
): Promise<{ sandbox: Sandbox; clock: Clock }> {
  const clock = frozenClock('2026-11-20T09:30:00Z')
  const own = [
    noting('test/day', daily(), 'each', failing),
    noting('test/hour', hourly(), 'each', failing),
    noting('test/sweep', everySeconds(10), 'latest', failing),
  ]
  const [first, ...others] = MODULES.map((module) => ({ ...module, jobs: [] }))
  const modules = first ? [{ ...first, jobs: own }, ...others] : []
  const log = requestLog(() => undefined)
  const sandbox = await createSandbox({ database, clock, modules, log, ticking: false })
  await sandbox.db.script(RUNS)
  return { sandbox, clock }
}

onEachDatabase('jobs', (fresh) => {
  const failing = new Set<string>()
  let sandbox: Sandbox
  let clock: Clock
  beforeAll(async () => {
    ;({ sandbox, clock } = await sandboxWith(await fresh('seeded'), failing))
  }, SLOW_TESTS.timeout)
  afterAll(() => sandbox.close())
  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    failing.clear()
    await runDueJobs(sandbox.services)
    await sandbox.db.script('truncate test_run restart identity')
    return () => vi.restoreAllMocks()
  })
  const runs = (name: string) =>
    sandbox.db.rows<{ due: Date }>`select due from test_run where name = ${name} order by id`

  test('nothing is due twice', async () => {
    clock.advance(HOUR_MS)
    await runDueJobs(sandbox.services)
    expect(await runDueJobs(sandbox.services)).toEqual([])
    expect(await runs('test/hour')).toHaveLength(1)
  })

  test('after two days every day and hour is made up for in order, a sweep once', async () => {
    clock.advance(2 * DAY_MS)
    const reports = await runDueJobs(sandbox.services)
    const dues = reports.map(({ due }) => due.getTime())
    expect(dues).toEqual(dues.toSorted((one, other) => one - other))
    expect(
      [await runs('test/day'), await runs('test/hour'), await runs('test/sweep')].map((all) => all.length),
    ).toEqual([2, 48, 1])
  })

  test('a failed run leaves nothing behind, holds up no other, and is made up for', async () => {
    failing.add('test/hour')
    clock.advance(2 * HOUR_MS)
    const reports = await runDueJobs(sandbox.services)
    expect(reports.filter(({ failure }) => failure).map(({ name }) => name)).toEqual(['test/hour'])
    expect(await runs('test/hour')).toEqual([])
    expect(await runs('test/sweep')).toHaveLength(1)
    const states = await jobStates(sandbox.db, sandbox.services)
    const state = states.find(({ name }) => name === 'test/hour')
    expect(state?.failure).toBe('as planned')
    failing.clear()
    // Not before its time: a job that always fails must not be run without end.
    expect((await runDueJobs(sandbox.services)).map(({ name }) => name)).not.toContain('test/hour')
    clock.advance(2000)
    await runDueJobs(sandbox.services)
    expect(await runs('test/hour')).toHaveLength(2)
  })

  test('a restart keeps the time that the console chose', async () => {
    const restarted = frozenClock('2026-11-20T09:30:00Z')
    await followClock(sandbox.db, restarted)
    const before = restarted.now().getTime()
    await moveClock(sandbox.db, clock, DAY_MS)
    await followClock(sandbox.db, restarted)
    expect(restarted.now().getTime() - before).toBe(DAY_MS)
  })

  test('the console moves the clock and sees what it set off', async () => {
    const move = async (payload: object) =>
      (await sandbox.app.inject({ method: 'POST', url: '/sandbox/clock', payload })).json<{
        now: string
        ran: { name: string }[]
        code: string
      }>()
    const member = player(sandbox.app)
    await member.login('member')
    const { ran } = await move({ past: 'test/day' })
    expect((await member.call('GET', '/wps/member/info')).status).toBe(200)
    expect(ran.filter(({ name }) => name === 'test/day')).toHaveLength(1)
    for (const advanceMs of [-1000, 1e18, '1000', null])
      expect((await move({ advanceMs })).code).toBe('request.invalid')
    expect((await move({ past: 'nobody' })).code).toBe('resource.not_found')
  })
})

onPostgres('jobs of two sandboxes', (fresh) => {
  test('are run by one of them, and both follow one clock with every call', async () => {
    const database = await fresh('seeded')
    const failing = new Set<string>()
    const both = await Promise.all([1, 2].map(() => sandboxWith(database, failing)))
    const [one, other] = both.map(({ sandbox }) => sandbox)
    if (!one || !other) throw new Error('Two sandboxes are needed.')
    try {
      await moveClock(one.db, one.services.clock, 3 * DAY_MS)
      await Promise.all([one, other, one, other].map(({ services }) => runDueJobs(services)))
      const double = await one.db.rows`select name, due from test_run group by name, due having count(*) > 1`
      expect(double).toEqual([])
      const hours = await one.db.row<{ count: number }>`
        select count(*)::int as count from test_run where name = 'test/hour'`
      expect(hours?.count).toBe(72)
      expect(one.services.clock.now()).toEqual(other.services.clock.now())
      await one.db.run`
        insert into game_session
          (token_digest, merchant, member_id, node_id, free_play, purse, language, site_origin, seed, expires_at)
        select ${digestOf('bearer')}, merchant, id, 'none', false, 'main', 'EN', '', '', 'infinity'
        from member order by id limit 1`
      const round = { roundId: 'round-000001', stake: '1.00' }
      const calls = [
        { method: 'GET', url: '/wps/system/status', headers: { merchant: 'AUR01' } },
        { method: 'POST', url: '/play/api/session' },
        {
          method: 'POST',
          url: '/play/api/rounds',
          headers: { authorization: 'Bearer bearer' },
          payload: round,
        },
      ] as const
      for (const call of calls) {
        await moveClock(one.db, one.services.clock, DAY_MS)
        await other.app.inject(call)
        expect(other.services.clock.now()).toEqual(one.services.clock.now())
      }
    } finally {
      await Promise.all([one.close(), other.close()])
    }
  })
})
