import { join } from 'node:path'

import { TenantProblems } from '@livery/tenant'

import { environmentOf } from '../build/environment.ts'
import { PRODUCTION_CODES, productionProblems } from '../build/production.ts'
import type { ReleaseFlags } from '../flags.ts'
import type { Release } from '../release/capture.ts'
import { openStore } from '../release/openStore.ts'
import { printRefused, refusedFields } from '../terminal/refused.ts'
import { counted, printTable, readableBytes, readableTime } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT } from '../terminal/userError.ts'
import { findWorkspace } from '../workspace.ts'
import { buildBrands } from './buildBrands.ts'
import { chosenBrands } from './chosenBrands.ts'
import { documentSettings } from './documentSettings.ts'
import { toldOf } from './told.ts'

const asTyped = ({ all }: ReleaseFlags, ids: readonly string[]) =>
  ['livery release', ...(all === true ? ['--all'] : ids)].join(' ')

export async function release(
  ids: readonly string[],
  flags: ReleaseFlags,
  terminal: Terminal,
): Promise<number> {
  const started = performance.now()
  const workspace = findWorkspace(flags)
  const chosen = await chosenBrands('release', workspace, ids, flags)
  const { pictures, development = false } = flags
  // A release is for players unless it says otherwise.
  const environment = environmentOf(flags) ?? (development ? undefined : 'production')
  const options = {
    pictures,
    production: !development,
    environment,
    documents: documentSettings(workspace, flags, !development),
  }
  const { tenants, built, refused, warnings } = await buildBrands(workspace, chosen, options, terminal).catch(
    (error: unknown) => {
      if (error instanceof TenantProblems && error.problems.every(({ code }) => PRODUCTION_CODES.has(code)))
        terminal.note(
          `Releases are for players. To try one on this machine: ${asTyped(flags, ids)} --development`,
        )
      throw error
    },
  )
  const store = await openStore(workspace.root, flags.store)
  const { by, why, wait } = toldOf(flags)
  const releases: (Release & { readonly development: boolean })[] = []
  // A bundle of before may still be there of a brand that was refused now.
  const isBuilt = new Set(built.map(({ id }) => id))
  const warningsOf = Map.groupBy(warnings, ({ tenant }) => tenant)
  for (const { id, config } of tenants.filter((tenant) => isBuilt.has(tenant.id))) {
    terminal.progress(`Releasing ${id} (${releases.length + 1} of ${built.length}) …`)
    const { name, hosts, gateway } = config
    const isForTrying = productionProblems({ id, config }, warningsOf.get(id) ?? []).length > 0
    const made = await store.of(id).capture({
      bundle: join(workspace.out, id),
      site: { name, hosts, gateway },
      development: isForTrying,
      keyFile: flags.sign,
      by,
      why,
      wait,
    })
    releases.push({ ...made, development: isForTrying })
  }
  terminal.progress('')
  const ms = Math.round(performance.now() - started)
  const { line, color } = terminal
  const columns = [
    { title: 'release' },
    { title: 'files', align: 'end' as const },
    { title: 'size', align: 'end' as const },
    { title: '' },
  ]
  printTable(
    terminal,
    columns,
    releases.map((made) => [
      made.id,
      String(made.files),
      readableBytes(made.bytes),
      [
        made.created ? 'new' : 'had it already',
        ...(made.signed ? ['signed'] : []),
        ...(made.restored > 0 ? [`${counted(made.restored, 'damaged file')} restored`] : []),
        ...(made.development ? ['not for players'] : []),
      ].join(', '),
    ]),
  )
  line()
  if (releases.length > 0) {
    line(`${color.green('✓')} ${counted(releases.length, 'release')} in ${readableTime(ms)}. Serve with:`)
    line(
      `  ${color.cyan(
        [
          'livery promote',
          ...releases.map(({ id }) => id),
          ...(releases.some((made) => made.development) ? ['--development'] : []),
          ...(flags.store === undefined ? [] : ['--store', flags.store]),
        ].join(' '),
      )}`,
    )
  }
  printRefused(terminal, refused)
  terminal.json({ releases, ms, ...refusedFields(refused) })
  return refused.length > 0 ? EXIT.problems : EXIT.done
}
