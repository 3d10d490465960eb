import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** How a step of the whole test ended the last time. */
export interface StepReport {
  readonly step: string
  /** Absent when it has not run, or was cut off. */
  readonly result?: { readonly passed: number; readonly failed: number; readonly seconds: number }
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly startTime: number
  readonly testResults: readonly { readonly endTime: number }[]
}
interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly duration: number
  }
}

function resultOf(report: VitestReport | PlaywrightReport): NonNullable<StepReport['result']> {
  if ('stats' in report) {
    const { expected, unexpected, flaky, duration } = report.stats
    return { passed: expected, failed: unexpected + flaky, seconds: duration / 1000 }
  }
  const ended = Math.max(report.startTime, ...report.testResults.map(({ endTime }) => endTime))
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    seconds: (ended - report.startTime) / 1000,
  }
}

/** Reads the report that a step left in a folder. */
export async function stepReport(folder: string, step: string): Promise<StepReport> {
  const written = await readFile(join(folder, `${step}.json`), 'utf8').catch(() => undefined)
  if (written === undefined) return { step }
  return { step, result: resultOf(JSON.parse(written) as VitestReport | PlaywrightReport) }
}
