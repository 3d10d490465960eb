import type { PromoteFlags, RollbackFlags, SwitchFlags } from '../flags.ts'
import { openStore } from '../release/openStore.ts'
import { isDue, type PlannedPromotion } from '../release/planned.ts'
import type { Switched } from '../release/promote.ts'
import type { ReleaseStore, ToSwitch } from '../release/releaseStore.ts'
import { runCommand } from '../release/runCommand.ts'
import { tenantOfRelease, type Rollout } from '../release/store.ts'
import { switchInWaves, wavesOf, type Switching } from '../release/waves.ts'
import { counted } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { findWorkspace } from '../workspace.ts'
import { chosenReleases } from './chosenReleases.ts'
import { planPromotions, readTimes } from './planPromotions.ts'
import { switchForSeason } from './seasons.ts'
import { toldOf } from './told.ts'

function readShare(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const share = Number(text.replace(/%$/, ''))
  // nginx counts shares in hundredths of a per cent.
  if (share > 0 && share < 100 && Number(share.toFixed(2)) === share) return share
  throw new UserError(`--canary is '${text}': give a share in per cent above 0 and below 100, such as 10.`)
}

function readKeep(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const keep = Number(text)
  if (Number.isInteger(keep) && keep >= 1) return keep
  throw new UserError(`--keep is '${text}': give a whole number from 1.`)
}

function optionsFor(flags: SwitchFlags): ToSwitch {
  return { keyFile: flags.verify, keep: readKeep(flags.keep), ...toldOf(flags) }
}

function readWaves(text: string | undefined): number[] {
  if (text === undefined) return [100]
  const shares = text.split(',').map((share) => Number(share.trim().replace(/%$/, '')))
  const isRising = shares.every((share, at) => share > (shares[at - 1] ?? 0) && share <= 100)
  if (!isRising)
    throw new UserError(
      `--waves is '${text}': give rising shares of the brands in per cent, such as 5,25,100.`,
    )
  return shares.at(-1) === 100 ? shares : [...shares, 100]
}

function readPatience(text: string): number {
  const seconds = Number(text)
  if (seconds >= 0) return seconds
  throw new UserError(`--patience is '${text}': give a number of seconds, such as 15.`)
}

/** One line on a rollout: `aurora-3f9c… for all visitors`, or both sides of a canary. */
export function describeRollout({ stable, canary }: Rollout): string {
  return canary === undefined
    ? `${stable} for all visitors`
    : `${canary.release} for ${canary.share} % of visitors, ${stable} for all others`
}

function tell(terminal: Terminal, tenant: string, { from, to, removed, passedOver }: Switched): void {
  const { line, color } = terminal
  line(`${color.green('✓')} ${color.bold(tenant)} serves ${describeRollout(to)}`)
  if (from !== undefined) line(color.dim(`  before: ${describeRollout(from)}`))
  if (passedOver.length > 0) line(color.yellow(`  passed over, as it is damaged: ${passedOver.join(', ')}`))
  if (removed.length > 0) line(color.dim(`  removed: ${counted(removed.length, 'release')}`))
}

/** Fault of a brand at the web server that the gate names; '' without a gate. */
async function examineAt(
  server: string | undefined,
  patience: number,
  store: ReleaseStore,
  { tenant, release }: Switching,
): Promise<string> {
  if (server === undefined) return ''
  // Loaded where it is asked for: the client of HTTP takes as long as the switches of ten brands.
  const { examineServed, hostAsked } = await import('../release/gate.ts')
  const manifest = await store.of(tenant).manifest(release)
  const host = hostAsked(manifest?.site.hosts ?? [], manifest?.development === true)
  return examineServed({ server, host, release, patience })
}

async function purge(
  store: ReleaseStore,
  tenants: Iterable<string>,
  caches: readonly string[] | undefined,
): Promise<void> {
  if (caches === undefined) return
  const { purgeAll } = await import('../release/purge.ts')
  await purgeAll(store, tenants, caches)
}

export async function promoteReleases(
  releases: readonly string[],
  flags: PromoteFlags,
  terminal: Terminal,
): Promise<number> {
  const share = readShare(flags.canary)
  if (flags.gate !== undefined && !URL.canParse(flags.gate))
    throw new UserError(`--gate is '${flags.gate}': give the web server's address, such as https://10.0.0.5.`)
  if (flags.gate !== undefined && share !== undefined)
    throw new UserError(
      '--gate asks as a visitor does, who may be on either side of a canary: use one of them.',
    )
  // Flags are read before the store: a mistake in one is told although there is nothing to promote.
  const times = readTimes(flags, new Date())
  const options = optionsFor(flags)
  const shares = readWaves(flags.waves)
  const patience = readPatience(flags.patience)
  const store = await openStore(findWorkspace(flags).root, flags.store)
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
  const changed = new Set<string>()
  /** Plans that the switches called off. */
  const calledOff = new Map<string, PlannedPromotion>()
  const { switched, failed, takenBack } = await switchInWaves(waves, {
    switchOne: async ({ tenant, release }) => {
      const brand = store.of(tenant)
      // Waves may take hours: a plan that was changed meanwhile is carried out in its own time, or never.
      const before = await brand.planned()
      const planned = flags.due === true ? before : undefined
      if (flags.due === true && !isDue(planned, release, new Date())) {
        terminal.note(color.yellow(`! ${release} is not planned any more: ${tenant} stays as it is`))
        return undefined
      }
      terminal.progress(`Verifying ${release} …`)
      const { development } = planned ?? flags
      const { by, why, approval } = planned ?? toldOf(flags)
      const told = { by, why, approval, release, development }
      const until = planned?.until ?? season
      const switchTo = async () => {
        const result = await brand.promote({ ...options, ...told, share })
        changed.add(tenant)
        return result
      }
      const at = new Date().toISOString()
      const result =
        until === undefined
          ? await switchTo()
          : await switchForSeason(brand, tenant, planned ?? { ...told, at, until }, before, switchTo)
      if (until === undefined) await brand.plan(undefined)
      if (planned === undefined && before !== undefined) calledOff.set(tenant, before)
      terminal.progress('')
      tell(terminal, tenant, result)
      return result
    },
    reload: async () => {
      await store.switched()
      if (flags.reload !== undefined) await runCommand(flags.reload)
      await purge(store, changed, flags.purge)
    },
    examine: (each) => examineAt(flags.gate, patience, store, each),
    takeBack: async ({ tenant }, { from }) => {
      if (from === undefined) {
        terminal.note(color.yellow(`! ${tenant} served nothing before and stays as it is`))
        return false
      }
      const why = 'a brand of its wave was not well'
      const brand = store.of(tenant)
      // Both sides were served before, to players or with the same consent.
      const toBefore = { ...options, why, development: true, release: from.stable }
      await brand.rollback({ ...toBefore, canary: from.canary }).catch((error: unknown) => {
        // A canary that was damaged meanwhile keeps nobody from what all others got.
        if (from.canary === undefined || !(error instanceof UserError)) throw error
        terminal.note(color.yellow(`! Without the canary of before: ${error.message}`))
        return brand.rollback(toBefore)
      })
      await brand.plan(calledOff.get(tenant))
      return true
    },
  })
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
  const store = await openStore(findWorkspace(flags).root, flags.store)
  const brands = await store.brands()
  if (!brands.includes(tenant)) {
    const known =
      brands.length === 0 ? `${store.address} holds none` : `there are releases of ${brands.join(', ')}`
    throw new UserError(`There is no release of '${tenant}': ${known}.`)
  }
  if (flags.to !== undefined && tenantOfRelease(flags.to) !== tenant)
    throw new UserError(`${flags.to} is no release of ${tenant}. livery releases ${tenant} lists them.`)
  const result = await store.of(tenant).rollback({ ...optionsFor(flags), release: flags.to })
  tell(terminal, tenant, result)
  await purge(store, [tenant], flags.purge)
  terminal.line(terminal.color.dim(`  ${store.activation}`))
  terminal.json({ switched: [{ tenant, ...result }] })
  return EXIT.done
}
