import { Command } from 'commander'

import { addBuild } from './commands/build.ts'
import { addCheck } from './commands/check.ts'
import { addDev } from './commands/dev.ts'
import { addDiff } from './commands/diff.ts'
import { addEdge } from './commands/edge.ts'
import { addFleet } from './commands/fleet.ts'
import { addNew } from './commands/new.ts'
import { addRefresh } from './commands/refresh.ts'
import { addRelease } from './commands/release.ts'
import { addServe } from './commands/serve.ts'
import { addSet } from './commands/set.ts'
import { addTexts } from './commands/texts.ts'
import { addTokens } from './commands/tokens.ts'
import { createTerminal } from './terminal/terminal.ts'
import { EXIT } from './terminal/userError.ts'

/** Command-line program with all commands. A command's code is loaded when it runs. */
export function createProgram(): Command {
  const program = new Command('livery')
    .description('One site, many brands: start, check, build, serve and release them.')
    .option('--root <folder>', 'the repository (default: found from the current folder upwards)')
    .showHelpAfterError('(see livery <command> --help)')
    .configureHelp({ sortSubcommands: false })
    .addHelpText(
      'after',
      `
Examples:
  livery new coral               a folder for a new brand
  livery check                   problems of all brands
  livery build --all             every brand into dist/
  livery refresh                 what the gateways say now, in the built documents
  livery serve                   all brands on http://localhost:7100
  livery diff aurora             effects of a change, in text and pictures
  livery fleet                   every brand: what is served, since when, in how many languages
  livery release aurora          make a release; livery promote serves it, livery rollback restores the previous

Exit codes: 0 done, 1 a brand has problems, 2 the command is invalid or could not start, 70 a fault of livery.
`,
    )
    .exitOverride(({ exitCode, message }) => {
      if (exitCode !== 0 && process.argv.includes('--json'))
        createTerminal({ json: true }).json({ error: { message } })
      process.exit(exitCode === 0 ? EXIT.done : EXIT.usage)
    })
  addNew(program)
  addCheck(program)
  addBuild(program)
  addRefresh(program)
  addServe(program)
  addDev(program)
  addDiff(program)
  addRelease(program)
  addFleet(program)
  addEdge(program)
  addSet(program)
  addTexts(program)
  addTokens(program)
  return program
}
