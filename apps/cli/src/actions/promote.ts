import type { PromoteFlags, RollbackFlags } from '../flags.ts'
import { openKnownStore } from '../release/openStore.ts'
import { tenantOfRelease } from '../release/store.ts'
import { messageOf, switchInWaves, wavesOf } from '../release/waves.ts'
import { demandAddress } from '../terminal/address.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { findWorkspace } from '../workspace.ts'
import { purgeCaches, tellSwitch } from './afterSwitch.ts'
import { chosenReleases } from './chosenReleases.ts'
import { planPromotions, readTimes } from './planPromotions.ts'
import { optionsFor, readPatience, readShare, readWaves } from './switchFlags.ts'
import { waveWork } from './waveWork.ts'

export async function promoteReleases(
  releases: readonly string[],
  flags: PromoteFlags,
  terminal: Terminal,
): Promise<number> {
  const share = readShare(flags.canary)
  if (flags.gate !== undefined) demandAddress('--gate', flags.gate, 'https://10.0.0.5')
  if (flags.gate !== undefined && share !== undefined)
    throw new UserError(
      '--gate asks as a visitor does, who may be on either side of a canary: use one of them.',
    )
  // Flags are read before the store: a mistake in one is told although there is nothing to promote.
  const times = readTimes(flags, new Date())
  const options = optionsFor(flags)
  const shares = readWaves(flags.waves)
  const patience = readPatience(flags.patience)
  const store = await openKnownStore(findWorkspace(flags).root, flags.store)
  const { chosen, damaged } = await chosenReleases(store, releases, flags, terminal)
  const { line, color } = terminal
  for (const { fault } of damaged) terminal.fail(fault)
  if (times.begin !== undefined) {
    const code = await planPromotions(chosen, store, times, flags, terminal)
    return damaged.length === 0 ? code : EXIT.problems
  }
  const season = times.end?.toISOString()
  if (season !== undefined && share !== undefined)
    throw new UserError('--until ends what all visitors get: use it without --canary.')
  const waves = wavesOf(chosen, shares)
  const work = waveWork({ store, flags, options, share, season, patience, terminal })
  const { switched, failed, takenBack } = await switchInWaves(waves, work)
  if (chosen.length === 0 && damaged.length === 0)
    line(
      flags.due === true ? 'No planned promotion is due.' : 'Every brand serves its latest release already.',
    )
  for (const { each, fault } of failed) terminal.fail(`${each.release}: ${fault}`)
  if (takenBack.length > 0)
    terminal.note(
      `Taken back: ${takenBack.map(({ tenant }) => tenant).join(', ')}. Later waves were not begun.`,
    )
  if (switched.length > 0 && flags.reload === undefined) line(color.dim(`  ${store.activation}`))
  terminal.json({
    switched: switched.map(({ each, result }) => ({ tenant: each.tenant, ...result })),
    failed: [...damaged, ...failed.map(({ each, fault }) => ({ ...each, fault }))],
    takenBack: takenBack.map(({ tenant }) => tenant),
  })
  return failed.length === 0 && damaged.length === 0 ? EXIT.done : EXIT.problems
}

export async function rollbackBrand(
  tenant: string,
  flags: RollbackFlags,
  terminal: Terminal,
): Promise<number> {
  const options = optionsFor(flags)
  const store = await openKnownStore(findWorkspace(flags).root, flags.store)
  const brands = await store.brands()
  if (!brands.includes(tenant)) {
    const known =
      brands.length === 0 ? `${store.address} holds none` : `there are releases of ${brands.join(', ')}`
    throw new UserError(`There is no release of '${tenant}': ${known}.`)
  }
  if (flags.to !== undefined && tenantOfRelease(flags.to) !== tenant)
    throw new UserError(`${flags.to} is no release of ${tenant}. livery releases ${tenant} lists them.`)
  const result = await store.of(tenant).rollback({ ...options, release: flags.to })
  tellSwitch(terminal, tenant, result)
  terminal.line(terminal.color.dim(`  ${store.activation}`))
  // The switch has happened: a cache that does not obey is told beside it.
  const fault = await purgeCaches(store, [tenant], flags.purge).then(() => undefined, messageOf)
  if (fault !== undefined) terminal.fail(`${tenant}: ${fault}`)
  terminal.json({
    switched: [{ tenant, ...result }],
    ...(fault !== undefined && { failed: [{ tenant, fault }] }),
  })
  return fault === undefined ? EXIT.done : EXIT.problems
}
