import type { Command } from 'commander'

import { run } from '../terminal/run.ts'
import { createTerminal } from '../terminal/terminal.ts'
import type { Terminal } from '../terminal/terminal.ts'

/**
 * What commander calls for a command: gives the work its flags (those before the command's name among them), its
 * arguments and a terminal, and turns what it throws into words and an exit code. The work is imported by the time it
 * runs, so that `livery --help` loads none of it.
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
