import type { Database, Db } from '../database/index.ts'
import type { Services } from '../operations.ts'
import { type Job, SETTLING_MS } from './job.ts'
import { followClock } from './sharedClock.ts'

/** Lock number, the same in every process: of several only one runs a job at a time. */
const JOB_LOCK = 7_000_004

/** Longest time in ms between two attempts of a job that fails. */
const LONGEST_RETRY_MS = 5 * 60_000

/** Completed run, or failed one. */
export interface JobReport {
  readonly name: string
  readonly due: Date
  readonly failure?: string
}

interface JobRow {
  readonly name: string
  readonly done_until: Date
  readonly failures: number
  readonly retry_at: Date | null
}

/** Jobs of all modules, in the modules' order. */
export const allJobs = ({ modules }: Pick<Services, 'modules'>): Job[] =>
  modules.flatMap(({ jobs }) => jobs ?? [])

/** Writes down new jobs; their first due time is the next one, so that nothing is paid for the past. */
export async function enterJobs(db: Db, services: Pick<Services, 'modules' | 'clock'>): Promise<void> {
  for (const { name, schedule } of allJobs(services)) {
    await db.run`
      insert into job (name, done_until) values (${name}, ${schedule.latest(services.clock.now())})
      on conflict do nothing`
  }
}

/**
 * Runs everything that is due, in the order of the due times; at equal times in the order of the modules.
 * @returns runs of this process; another one may have done some
 */
export async function runDueJobs(services: Services): Promise<JobReport[]> {
  const { db, clock } = services
  await followClock(db, clock)
  const reports: JobReport[] = []
  // A job that has failed waits for a later call, so that it cannot hold up the others.
  const failed = new Set<string>()
  for (;;) {
    const report = await runNext(db, services, failed)
    if (!report) return reports
    reports.push(report)
    if (report.failure !== undefined) failed.add(report.name)
  }
}

async function runNext(
  db: Database,
  services: Services,
  without: ReadonlySet<string>,
): Promise<JobReport | undefined> {
  // Looking first, without the lock: almost always nothing is due.
  if (!(await firstDue(db, services, without))) return undefined
  let begun: Due | undefined
  try {
    return await db.exclusively(JOB_LOCK, async (tx) => {
      const due = await firstDue(tx, services, without)
      begun = due
      if (!due) return undefined
      const { job, at } = due
      await job.run({ tx, services, since: job.schedule.latest(new Date(at.getTime() - 1)), due: at })
      await tx.run`
        update job set done_until = ${at}, runs = runs + 1, failure = null, failures = 0, retry_at = null
        where name = ${job.name}`
      return { name: job.name, due: at }
    })
  } catch (error) {
    if (!begun) throw error
    return noteFailure(db, services, begun, error)
  }
}

async function noteFailure(
  db: Database,
  { clock }: Services,
  { job, at, failures }: Due,
  error: unknown,
): Promise<JobReport> {
  console.error(`Job ${job.name} of ${at.toISOString()} failed:`, error)
  const failure = error instanceof Error ? error.message : String(error)
  const waitMs = Math.min(1000 * 2 ** Math.min(failures, 10), LONGEST_RETRY_MS)
  await db.run`
    update job set failure = ${failure}, failures = failures + 1, retry_at = ${new Date(clock.now().getTime() + waitMs)}
    where name = ${job.name} and done_until < ${at}`
  return { name: job.name, due: at, failure }
}

interface Due {
  readonly job: Job
  readonly at: Date
  readonly failures: number
}

/** Due run that comes first. */
async function firstDue(db: Db, services: Services, without: ReadonlySet<string>): Promise<Due | undefined> {
  const now = services.clock.now()
  const settled = new Date(now.getTime() - SETTLING_MS)
  const rows = new Map((await db.rows<JobRow>`select * from job`).map((row) => [row.name, row]))
  let first: Due | undefined
  for (const job of allJobs(services)) {
    const row = rows.get(job.name)
    if (!row || without.has(job.name) || (row.retry_at && row.retry_at > now)) continue
    const at = job.catchUp === 'each' ? job.schedule.next(row.done_until) : job.schedule.latest(settled)
    if (at > settled || at <= row.done_until) continue
    if (!first || at < first.at) first = { job, at, failures: row.failures }
  }
  return first
}

/** Job as the console lists it. */
export interface JobState {
  readonly name: string
  readonly about: string
  readonly doneUntil: Date | null
  readonly next: Date
  readonly runs: number
  readonly failure: string | null
}

/** State of all jobs. */
export async function jobStates(db: Db, services: Services): Promise<JobState[]> {
  const rows = await db.rows<JobRow & { runs: number; failure: string | null }>`select * from job`
  return allJobs(services).map(({ name, about, schedule }) => {
    const row = rows.find((one) => one.name === name)
    return {
      name,
      about,
      doneUntil: row?.done_until ?? null,
      next: schedule.next(row?.done_until ?? services.clock.now()),
      runs: row?.runs ?? 0,
      failure: row?.failure ?? null,
    }
  })
}
