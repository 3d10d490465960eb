import { spawnSync } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'

import { checkTenants } from '@livery/tenant'
import type { Command } from 'commander'

import { printProblems } from '../terminal/problems.ts'
import { run } from '../terminal/run.ts'
import { createTerminal } from '../terminal/terminal.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT } from '../terminal/userError.ts'
import { chooseTenants, findWorkspace } from '../workspace.ts'
import type { GlobalOptions } from './options.ts'

interface CheckFlags extends GlobalOptions {
  readonly json?: boolean
  readonly watch?: boolean
}

async function check(ids: readonly string[], flags: CheckFlags, terminal: Terminal): Promise<number> {
  const workspace = findWorkspace(flags)
  const chosen = await chooseTenants(workspace, ids)
  const { problems } = await checkTenants(workspace.root, { ids: chosen })
  const sound = chosen.filter(
    (id) => !problems.some(({ tenant, level }) => tenant === id && level === 'error'),
  )
  if (problems.length > 0) printProblems(terminal, problems)
  if (sound.length > 0) terminal.line(terminal.color.green(`${sound.join(', ')}: ready to build`))
  terminal.json({ problems })
  return sound.length === chosen.length ? EXIT.done : EXIT.problems
}

/** Saves of an editor come in bursts. */
const SETTLE_MS = 150

/**
 * Checks again whenever a brand's file changes, each time in a process of its own: Node keeps every module that was
 * ever imported, and a brand may be split over several.
 */
async function watchAndCheck(ids: readonly string[], flags: CheckFlags, terminal: Terminal): Promise<number> {
  const { root } = findWorkspace(flags)
  const entry = join(import.meta.dirname, '../main.ts')
  const again = () => {
    terminal.line(terminal.color.dim(`\n${new Date().toLocaleTimeString()}`))
    spawnSync(process.execPath, [entry, '--root', root, 'check', ...ids], { stdio: 'inherit' })
  }
  again()
  let settled: NodeJS.Timeout | undefined
  const watcher = watch(join(root, 'tenants'), { recursive: true }, () => {
    clearTimeout(settled)
    settled = setTimeout(again, SETTLE_MS)
  })
  await new Promise<void>((resolve) => {
    process.once('SIGINT', () => {
      watcher.close()
      resolve()
    })
  })
  return EXIT.done
}

export function addCheck(program: Command): void {
  program
    .command('check')
    .summary('find every problem of brands at once')
    .description(
      'Checks brands: schema, names that two share, assets, contrast, faces, texts, languages, jurisdiction.',
    )
    .argument('[id...]', 'brands to check (default: every one)')
    .option(
      '--json',
      'print one JSON object: { problems: [{ tenant, file, field, code, found, expected, suggestion }] }',
    )
    .option('--watch', 'check again whenever a file of a brand changes')
    .addHelpText(
      'after',
      `
Examples:
  livery check                   every brand
  livery check aurora --watch    one brand while it is edited
  livery check --json            for CI; exits with 1 when there is an error
`,
    )
    .action((ids: string[], _flags: unknown, command: Command) => {
      const flags = command.optsWithGlobals<CheckFlags>()
      const terminal = createTerminal(flags)
      return run(terminal, () =>
        (flags.watch === true && flags.json !== true ? watchAndCheck : check)(ids, flags, terminal),
      )
    })
}
