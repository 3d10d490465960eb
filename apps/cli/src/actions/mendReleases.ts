import { resolve } from 'node:path'

import type { CleanFlags, ReleasesFlags, RepairFlags } from '../flags.ts'
import type { Damage } from '../release/damage.ts'
import { openKnownStore } from '../release/openStore.ts'
import { eachReadable } from '../release/unreadableState.ts'
import { counted, readableTime } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { findWorkspace } from '../workspace.ts'
import { brandsOf } from './releases.ts'
import { toldOf } from './told.ts'

const WORDS: Readonly<Record<Damage['what'], string>> = {
  missing: 'is missing',
  changed: 'has another content',
  extra: 'is no file of it',
}

function printDamages({ line, color }: Terminal, damages: readonly Damage[]): void {
  for (const { release, path, what } of damages) line(`${color.red('✗')} ${release}: ${path} ${WORDS[what]}`)
}

export async function verifyReleases(
  ids: readonly string[],
  flags: ReleasesFlags,
  terminal: Terminal,
): Promise<number> {
  const started = performance.now()
  const store = await openKnownStore(findWorkspace(flags).root, flags.store)
  const { results: brands, faults } = await eachReadable(await brandsOf(store, ids), (tenant) => {
    terminal.progress(`Verifying ${tenant} …`)
    return store.of(tenant).verify()
  })
  terminal.progress('')
  const { line, color } = terminal
  for (const { damages, log, tenant } of brands) {
    printDamages(terminal, damages)
    if (log !== '') line(`${color.red('✗')} ${tenant}: ${log}`)
  }
  const ms = Math.round(performance.now() - started)
  const releases = brands.reduce((sum, brand) => sum + brand.releases, 0)
  const damaged = brands.reduce((sum, brand) => sum + brand.damages.length, 0)
  const isSound = brands.every(({ damages, log }) => damages.length === 0 && log === '')
  const found = `${counted(releases, 'release')} of ${counted(brands.length, 'brand')} in ${readableTime(ms)}`
  if (isSound) line(`${color.green('✓')} ${found}: every file is as it was released`)
  else if (damaged > 0)
    line(`${found}: ${counted(damaged, 'damaged file')}. livery releases repair restores what it can.`)
  else
    line(
      `${found}: every file is as it was released, but a log is not as it was written. Ask who changed it.`,
    )
  for (const { fault } of faults) terminal.fail(fault)
  terminal.json({ brands, ms, ...(faults.length > 0 && { failed: faults }) })
  return isSound && faults.length === 0 ? EXIT.done : EXIT.problems
}

export async function repairReleases(
  ids: readonly string[],
  flags: RepairFlags,
  terminal: Terminal,
): Promise<number> {
  const started = performance.now()
  const workspace = findWorkspace(flags)
  const store = await openKnownStore(workspace.root, flags.store)
  const sources = flags.from?.map((folder) => resolve(folder)) ?? [workspace.out]
  const { by, wait } = toldOf(flags)
  const { results: brands, faults } = await eachReadable(await brandsOf(store, ids), (tenant) => {
    terminal.progress(`Mending ${tenant} …`)
    return store.of(tenant).repair({ sources, by, wait })
  })
  terminal.progress('')
  const { line, color } = terminal
  const left = brands.flatMap((brand) => brand.left)
  const mended = brands.reduce((sum, brand) => sum + brand.mended.length, 0)
  printDamages(terminal, left)
  const ms = Math.round(performance.now() - started)
  line(`${color.green('✓')} ${counted(mended, 'file')} mended in ${readableTime(ms)}`)
  if (left.length > 0)
    line(
      `${counted(left.length, 'file')} could not be mended: build the same sources again, or name another store with --from.`,
    )
  for (const { fault } of faults) terminal.fail(fault)
  terminal.json({ brands, ms, ...(faults.length > 0 && { failed: faults }) })
  return left.length === 0 && faults.length === 0 ? EXIT.done : EXIT.problems
}

export async function cleanReleases(flags: CleanFlags, terminal: Terminal): Promise<number> {
  const keep = Number(flags.keep)
  if (!Number.isInteger(keep) || keep < 1)
    throw new UserError(`--keep is '${flags.keep}': give a whole number from 1.`)
  const store = await openKnownStore(findWorkspace(flags).root, flags.store)
  terminal.progress(`Cleaning ${store.address} …`)
  const { releases, contents, failed } = await store.clean(keep, toldOf(flags).wait)
  terminal.progress('')
  const { line, color } = terminal
  for (const id of releases) line(color.dim(`  removed: ${id}`))
  line(
    `${color.green('✓')} ${counted(releases.length, 'release')} and ${counted(contents, 'content')} removed`,
  )
  for (const { tenant, fault } of failed) terminal.fail(`${tenant}: ${fault}`)
  terminal.json({ releases, contents, failed })
  return failed.length === 0 ? EXIT.done : EXIT.problems
}
