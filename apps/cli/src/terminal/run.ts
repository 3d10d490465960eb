import { TenantProblems } from '@livery/tenant'

import { LeakError } from '../build/buildTenants.ts'
import { describeLeak } from '../stamp/leakScan.ts'
import { printProblems } from './problems.ts'
import type { Terminal } from './terminal.ts'
import { EXIT, UserError } from './userError.ts'

/**
 * Runs a command's work and turns what it throws into words and an exit code. A mistake of its user never shows a
 * stack; a fault of livery itself always does.
 */
export async function run(terminal: Terminal, work: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await work()
  } catch (error) {
    terminal.progress('')
    if (error instanceof TenantProblems) {
      printProblems(terminal, error.problems)
      terminal.json({ problems: error.problems })
      process.exitCode = EXIT.problems
    } else if (error instanceof LeakError) {
      const { tenant, leaks } = error
      terminal.note(`${tenant} was not built: other brands' data would be in it.`)
      for (const leak of leaks) terminal.note(`  ${describeLeak(leak)}`)
      terminal.json({ error: { message: error.message, tenant, leaks } })
      process.exitCode = EXIT.problems
    } else if (error instanceof UserError) {
      terminal.note(error.message)
      terminal.json({ error: { message: error.message } })
      process.exitCode = error.exitCode
    } else {
      terminal.note(
        `livery failed, and it is not your doing:\n${error instanceof Error ? error.stack : String(error)}`,
      )
      terminal.json({ error: { message: error instanceof Error ? error.message : String(error) } })
      process.exitCode = EXIT.fault
    }
  }
}
