import type { ReleasesFlags } from '../flags.ts'
import { openKnownStore } from '../release/openStore.ts'
import type { ReleaseStore } from '../release/releaseStore.ts'
import type { Rollout } from '../release/store.ts'
import { forEachReadable } from '../release/unreadableState.ts'
import { printTable, readableBytes } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { findWorkspace } from '../workspace.ts'

function roleOf(id: string, live: Rollout | undefined): string {
  if (live?.stable === id) return live.canary === undefined ? 'served' : 'served beside a canary'
  if (live?.canary?.release === id) return `canary, ${live.canary.share} %`
  const back = live?.before.indexOf(id) ?? -1
  return back === 0 ? 'target of rollback' : ''
}

/** Chosen brands, each of which has a release; all of them when none is named. */
export async function brandsOf(store: ReleaseStore, ids: readonly string[]): Promise<readonly string[]> {
  const known = await store.brands()
  const unknown = ids.find((id) => !known.includes(id))
  if (unknown !== undefined)
    throw new UserError(`There is no release of '${unknown}': make one with livery release ${unknown}.`)
  return ids.length > 0 ? [...new Set(ids)] : known
}

/** `by Ada on 2026-03-01 10:22: new logo (CHG-7)`, as far as it is known. */
function toldOf({ by, why, approval, at }: Rollout): string {
  const who = by === undefined ? '' : ` by ${by}`
  return `since ${at.slice(0, 16).replace('T', ' ')}${who}${why === undefined ? '' : `: ${why}`}${approval === undefined ? '' : ` (${approval})`}`
}

async function describeBrand(store: ReleaseStore, tenant: string) {
  const brand = store.of(tenant)
  const [live, history, kept, log] = await Promise.all([
    brand.live(),
    brand.history(),
    brand.kept(),
    brand.log(),
  ])
  const releases = kept.map(({ id, made, manifest: { files, development = false } }) => ({
    id,
    made: made.toISOString(),
    files: files.length,
    bytes: files.reduce((sum, file) => sum + file.bytes, 0),
    role: roleOf(id, live),
    development,
  }))
  return { tenant, live, releases: releases.sort((a, b) => (a.made < b.made ? 1 : -1)), history, log }
}

export async function listAllReleases(
  ids: readonly string[],
  flags: ReleasesFlags,
  terminal: Terminal,
): Promise<number> {
  const store = await openKnownStore(findWorkspace(flags).root, flags.store)
  const tenants = await brandsOf(store, ids)
  const { results: brands, faults } = await forEachReadable(tenants, (tenant) => describeBrand(store, tenant))
  const { line, color } = terminal
  if (tenants.length === 0) line(`${store.address} contains no release yet: run livery release --all`)
  for (const [at, { tenant, releases, live }] of brands.entries()) {
    if (at > 0) line()
    line(color.bold(tenant))
    const columns = [
      { title: 'release' },
      { title: 'made' },
      { title: 'size', align: 'end' as const },
      { title: '' },
    ]
    const rows = releases.map(({ id, made, bytes, role, development }) => [
      id,
      made.slice(0, 16).replace('T', ' '),
      readableBytes(bytes),
      [role, development ? 'not for players' : ''].filter(Boolean).join(', '),
    ])
    printTable(terminal, columns, rows)
    if (live !== undefined) line(color.dim(`  ${toldOf(live)}`))
  }
  for (const { fault } of faults) terminal.fail(fault)
  terminal.json({ brands, ...(faults.length > 0 && { failed: faults }) })
  return faults.length === 0 ? EXIT.done : EXIT.problems
}
