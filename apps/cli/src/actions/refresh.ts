import { withLock } from '@livery/mobile/lock'
import { inTurns } from '@livery/tenant'

import { isBucketAddress } from '../bucket/s3.ts'
import { lockFile } from '../build/stampState.ts'
import { refreshBundle, type Refreshed } from '../documents/refreshBundle.ts'
import { contentWarnings, type DocumentSettings } from '../documents/settings.ts'
import type { RefreshFlags } from '../flags.ts'
import { liveBundles, type LiveBundles } from '../release/served.ts'
import { storeFolder } from '../release/store.ts'
import { openBundles, type Bundle } from '../serve/bundles.ts'
import { counted, printTable, readableTime } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { findWorkspace, type Workspace } from '../workspace.ts'
import { documentSettings } from './documentSettings.ts'

/** One brand of `livery refresh --json`. */
interface RefreshedBundle extends Refreshed {
  readonly id: string
  /** Folder that the documents were written to. */
  readonly folder: string
  readonly ms: number
}

/** Bundles renewed at once: while one waits for its gateway, another is rendered. */
const CONCURRENT = 4

async function chosenBundles(
  { root, out }: Workspace,
  { releases, store }: RefreshFlags,
  ids: readonly string[],
): Promise<LiveBundles> {
  if (releases === true && isBucketAddress(store))
    throw new UserError(
      'Documents are renewed where they are served: name the folder that livery releases pull keeps there.',
    )
  const where = releases === true ? storeFolder(root, store) : out
  const { found, failed } =
    releases === true ? await liveBundles(where) : { found: await openBundles(where).list(), failed: [] }
  const known = [...new Set([...found.map(({ id }) => id), ...failed.map(({ tenant }) => tenant)])]
  if (known.length === 0)
    throw new UserError(
      releases === true
        ? `Nothing is promoted in ${where}: run livery release and livery promote first.`
        : `There is no bundle in ${where}: run livery build --all first.`,
    )
  const unknown = ids.find((id) => !known.includes(id))
  if (unknown !== undefined)
    throw new UserError(`There is no bundle of '${unknown}' in ${where}. Known: ${known.join(', ')}.`)
  const isChosen = (id: string) => ids.length === 0 || ids.includes(id)
  return {
    found: found.filter(({ id }) => isChosen(id)),
    failed: failed.filter(({ tenant }) => isChosen(tenant)),
  }
}

/** Renews the documents of one bundle; two processes never write the same. */
export async function refreshOne(
  { cache }: Pick<Workspace, 'cache'>,
  { id, folder, fresh = folder, hashes }: Bundle,
  settings: DocumentSettings,
): Promise<RefreshedBundle | undefined> {
  const started = performance.now()
  const released = await hashes?.()
  const refreshed = await withLock(lockFile(cache, folder), () =>
    refreshBundle(folder, settings, fresh, released),
  )
  return refreshed && { id, folder: fresh, ...refreshed, ms: Math.round(performance.now() - started) }
}

export async function refresh(
  ids: readonly string[],
  flags: RefreshFlags,
  terminal: Terminal,
): Promise<number> {
  const started = performance.now()
  if (flags.store !== undefined && flags.releases !== true)
    throw new UserError('--store is about releases: renew their documents with --releases.')
  const workspace = findWorkspace(flags)
  const settings = documentSettings(workspace, flags, flags.releases)
  const chosen = await chosenBundles(workspace, flags, ids)
  const { line, color } = terminal
  const failed = [...chosen.failed]
  const renewals = await inTurns(CONCURRENT, chosen.found, async (bundle) => {
    terminal.progress(`Renewing ${bundle.id} …`)
    try {
      return [{ bundle, refreshed: await refreshOne(workspace, bundle, settings) }]
    } catch (error) {
      // One brand stops no other: content that nobody renews is too old everywhere within a day.
      failed.push({ tenant: bundle.id, fault: error instanceof Error ? error.message : String(error) })
      return []
    }
  })
  const results = renewals.flat()
  terminal.progress('')
  const brands = results.flatMap(({ refreshed }) => refreshed ?? [])
  const columns = [
    { title: 'brand' },
    { title: 'documents', align: 'end' as const },
    { title: 'content of' },
    { title: 'time', align: 'end' as const },
  ]
  const rows = brands.map(({ id, documents, asOf, ms }) => [
    id,
    String(documents),
    asOf === undefined ? 'none' : new Date(asOf).toISOString().slice(0, 16).replace('T', ' '),
    readableTime(ms),
  ])
  printTable(terminal, columns, rows)
  const warnings = [
    ...results.flatMap(({ bundle: { id }, refreshed }) =>
      refreshed ? [] : [`${id}: built without documents; livery build ${id} makes them`],
    ),
    ...contentWarnings(
      results.flatMap(({ bundle, refreshed }) =>
        refreshed ? [{ brand: { ...bundle, gateway: refreshed.gateway }, content: refreshed.content }] : [],
      ),
      settings,
    ),
  ]
  for (const { tenant, fault } of failed) terminal.fail(`${tenant}: ${fault}`)
  for (const warning of warnings) terminal.note(color.yellow(`! ${warning}`))
  const renewed = brands.filter(({ content }) => content === 'live')
  const ms = Math.round(performance.now() - started)
  line()
  line(`${color.green('✓')} ${counted(renewed.length, 'brand')} renewed in ${readableTime(ms)}`)
  terminal.json({ brands, failed, ms })
  return failed.length === 0 && renewed.length === results.length ? EXIT.done : EXIT.problems
}
