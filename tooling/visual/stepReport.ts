import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Result of a step in the last complete test. */
export interface StepReport {
  readonly step: string
  /** Result; absent when the step was not part of the last `npm test`. */
  readonly result?: {
    readonly passed: number
    readonly failed: number
    /** Elapsed time, seconds. */
    readonly seconds: number
    /** Number of packages whose result came from turbo's cache: the time is then not that of the tests. */
    readonly cached?: number
  }
}

/** Reads the results of steps from the file that `npm test` writes to a folder. */
export async function stepReports(folder: string, steps: readonly string[]): Promise<StepReport[]> {
  const written = await readFile(join(folder, 'steps.json'), 'utf8').catch(() => '{}')
  const results = JSON.parse(written) as Readonly<Record<string, NonNullable<StepReport['result']>>>
  return steps.map((step) => ({ step, ...(results[step] && { result: results[step] }) }))
}
