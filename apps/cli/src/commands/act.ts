import type { Command } from 'commander'

import { run } from '../terminal/run.ts'
import { createTerminal, type Terminal } from '../terminal/terminal.ts'

/**
 * Action handler for commander: calls the work with its flags (global ones included), its arguments and a
 * terminal, and turns exceptions into messages and exit codes. The work is imported only when it runs, so
 * that `livery --help` loads none of it.
 */
export function act<F extends { readonly json?: boolean }, A extends readonly unknown[]>(
  work: (terminal: Terminal, flags: F, ...args: A) => Promise<number>,
): (...given: unknown[]) => Promise<void> {
  return async (...given) => {
    // commander passes the arguments, then the flags of the command, then the command.
    const command = given.at(-1) as Command
    const flags = command.optsWithGlobals<F>()
    const terminal = createTerminal(flags)
    await run(terminal, () => work(terminal, flags, ...(given.slice(0, -2) as unknown as A)))
  }
}
