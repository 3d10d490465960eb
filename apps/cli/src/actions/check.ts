import { spawnSync } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'

import { TENANTS_FOLDER } from '@livery/tenant'

import { checkBrands } from '../check/keptChecks.ts'
import { chooseTenants } from '../chooseTenants.ts'
import type { CheckFlags } from '../flags.ts'
import { untilStopped } from '../terminal/listen.ts'
import { printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { findWorkspace } from '../workspace.ts'

export async function check(ids: readonly string[], flags: CheckFlags, terminal: Terminal): Promise<number> {
  if (flags.watch === true && flags.json === true)
    throw new UserError('--watch prints repeatedly, --json one object: use only one of them.')
  if (flags.watch === true) return watchAndCheck(ids, flags, terminal)
  const workspace = findWorkspace(flags)
  const chosen = await chooseTenants(workspace, ids)
  terminal.progress('Checking …')
  const { problems } = await checkBrands(workspace, { ids: chosen })
  terminal.progress('')
  const unsound = new Set(problems.flatMap(({ tenant, level }) => (level === 'error' ? [tenant] : [])))
  const sound = chosen.filter((id) => !unsound.has(id))
  if (problems.length > 0) printProblems(terminal, problems)
  if (sound.length > 0) terminal.line(terminal.color.green(`✓ ${sound.join(', ')}: ready to build`))
  terminal.json({ problems })
  return sound.length === chosen.length ? EXIT.done : EXIT.problems
}

/** Debounce in milliseconds: an editor saves in bursts. */
const SETTLE_MS = 150

/**
 * Repeats the check whenever a brand's file changes, each time in a new process, which gives back the memory
 * of its pictures.
 */
async function watchAndCheck(ids: readonly string[], flags: CheckFlags, terminal: Terminal): Promise<number> {
  const workspace = findWorkspace(flags)
  const { root } = workspace
  // A misspelt brand would be watched for good.
  await chooseTenants(workspace, ids)
  const entry = join(import.meta.dirname, '../main.ts')
  const again = () => {
    terminal.line(
      terminal.color.dim(`\n${new Date().toLocaleTimeString()}  watching ${TENANTS_FOLDER}/, Ctrl-C ends`),
    )
    spawnSync(process.execPath, [entry, '--root', root, 'check', ...ids], { stdio: 'inherit' })
  }
  again()
  let settled: NodeJS.Timeout | undefined
  const watcher = watch(join(root, TENANTS_FOLDER), { recursive: true }, () => {
    clearTimeout(settled)
    settled = setTimeout(again, SETTLE_MS)
  })
  await untilStopped()
  clearTimeout(settled)
  watcher.close()
  return EXIT.done
}
