import type { FileRefused, TenantProblems } from '@livery/tenant'

import type { LeakError } from '../build/refusedBrand.ts'
import { diskError } from './diskError.ts'
import { printProblems } from './problems.ts'
import type { Terminal } from './terminal.ts'
import { EXIT, UserError } from './userError.ts'

// Compared by name: importing the classes would load everything that any command may need.
const isTenantProblems = (error: unknown): error is TenantProblems =>
  error instanceof Error && error.name === 'TenantProblems'
const isFileRefused = (error: unknown): error is FileRefused =>
  error instanceof Error && error.name === 'FileRefused'
const isLeakError = (error: unknown): error is LeakError =>
  error instanceof Error && error.name === 'LeakError'

/**
 * Runs a command's work and turns exceptions into messages and an exit code. A user's mistake never shows a
 * stack; a fault of livery always does.
 */
export async function run(terminal: Terminal, work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work()
  } catch (thrown) {
    terminal.progress('')
    const error = diskError(thrown) ?? thrown
    if (isTenantProblems(error)) {
      printProblems(terminal, error.problems)
      terminal.json({ problems: error.problems })
      process.exitCode = EXIT.problems
    } else if (isLeakError(error)) {
      const { printLeak } = await import('./leaks.ts')
      const { tenant, leaks } = error
      printLeak(terminal, error)
      terminal.json({ error: { message: error.message, tenant, leaks } })
      process.exitCode = EXIT.problems
    } else if (isFileRefused(error)) {
      // A file that changed between its check and its use.
      terminal.fail(error.message)
      terminal.json({ error: { message: error.message } })
      process.exitCode = EXIT.problems
    } else if (error instanceof UserError) {
      terminal.fail(error.message)
      terminal.json({ error: { message: error.message } })
      process.exitCode = error.exitCode
    } else {
      terminal.fail(
        `livery failed because of a fault of its own:\n${error instanceof Error ? error.stack : String(error)}`,
      )
      terminal.json({ error: { message: error instanceof Error ? error.message : String(error) } })
      process.exitCode = EXIT.fault
    }
  }
}
