import type { Db } from '../database/index.ts'
import type { Services } from '../operations.ts'
import type { JobSchedule } from './schedule.ts'

/** One due time of a job. */
export interface JobRun {
  /**
   * Transaction in which the run is also marked as done: both happen, or neither. Use it for every
   * statement; `services.db` would wait for it and is refused.
   */
  readonly tx: Db
  readonly services: Services
  /** Due time before `due`: a job by period pays for `since`, included, to `due`, excluded. */
  readonly since: Date
  /**
   * Due time of this run. Postings, letters and expiries are dated by it, not by the clock: a run that
   * catches up gives the result it would have given in time.
   */
  readonly due: Date
}

/**
 * Scheduled work of a module.
 *
 * To add one, put it into the module's `jobs`:
 *
 * ```ts
 * const payWages: Job = {
 *   name: 'agents/daily-wages',
 *   about: 'Daily wages of the day before',
 *   schedule: daily(),
 *   catchUp: 'each',
 *   run: async ({ tx, since, due }) => {
 *     for (const wage of await wagesOf(tx, since, due))
 *       await post(tx, { key: `wage:${wage.contract}:${since.toISOString()}`, at: due, … })
 *   },
 * }
 * ```
 *
 * The runner takes care of: one process at a time; each due time completed once; due times of all jobs in
 * their order, also after the sandbox was down or its clock was moved by a month; a failed run leaves
 * nothing behind, is shown on the console and tried again, without holding up other jobs. A ledger key
 * that names the period is a second protection.
 * Runs begin {@link SETTLING_MS} after their due time, when calls of the ended period have been written.
 */
export interface Job {
  /** `module/what`, unique and stable: a renamed job forgets what it has completed. */
  readonly name: string
  /** Half a sentence for the console. */
  readonly about: string
  readonly schedule: JobSchedule
  /** Of missed due times, `each` is run in order (wages), or only the `latest` (sweeps, which find all). */
  readonly catchUp: 'each' | 'latest'
  run(run: JobRun): Promise<void>
}

/** Time in ms between a due time and its run, longer than any call takes. */
export const SETTLING_MS = 3000
