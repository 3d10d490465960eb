import type { PromoteFlags, RollbackFlags, SwitchFlags } from '../flags.ts'
import { openKnownStore } from '../release/openStore.ts'
import { isDue, isSamePlan, replacedPlan, type PlannedPromotion } from '../release/planned.ts'
import type { Switched } from '../release/promote.ts'
import type { ReleaseStore, ToSwitch } from '../release/releaseStore.ts'
import { runCommand } from '../release/runCommand.ts'
import { tenantOfRelease, type Rollout } from '../release/store.ts'
import { messageOf, switchInWaves, wavesOf, type Switching } from '../release/waves.ts'
import { demandAddress } from '../terminal/address.ts'
import { counted } from '../terminal/table.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { EXIT, UserError } from '../terminal/userError.ts'
import { findWorkspace } from '../workspace.ts'
import { chosenReleases } from './chosenReleases.ts'
import { described, planPromotions, readTimes } from './planPromotions.ts'
import { planAfterTakenBack, switchForSeason } from './seasons.ts'
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

/** @throws {UserError} for a flag that would fail behind the switch */
function optionsFor(flags: SwitchFlags): ToSwitch {
  for (const cache of flags.purge ?? []) demandAddress('--purge', cache, 'http://10.0.0.7')
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
  const changed = new Set<string>()
  /** Plans of brands that were switched: what this command left, and what they get when they are taken back. */
  const plans = new Map<string, { left: PlannedPromotion | undefined; back: PlannedPromotion | undefined }>()
  const replan = async (
    tenant: string,
    from: PlannedPromotion | undefined,
    to: PlannedPromotion | undefined,
  ) => {
    const former = await store.of(tenant).plan(to, { instead: { plan: from }, wait: options.wait })
    if (former !== undefined && !isSamePlan(former, from))
      terminal.note(color.yellow(`! ${tenant} was planned anew meanwhile, which stays: ${described(former)}`))
  }
  const { switched, failed, takenBack } = await switchInWaves(waves, {
    switchOne: async ({ tenant, release }) => {
      const brand = store.of(tenant)
      // Waves may take hours: a plan that was changed meanwhile is carried out in its own time, or never.
      const before = await (flags.due === true ? brand.planned() : replacedPlan(brand.planned))
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
      let left: PlannedPromotion | undefined
      const replanned = async (from: PlannedPromotion | undefined, to: PlannedPromotion | undefined) => {
        await replan(tenant, from, to)
        left = to
      }
      const result =
        until === undefined
          ? await switchTo()
          : await switchForSeason(
              brand,
              tenant,
              planned ?? { ...told, at, until },
              before,
              replanned,
              switchTo,
            )
      if (until === undefined) await replanned(before, undefined)
      plans.set(tenant, {
        left,
        back: planned === undefined ? before : planAfterTakenBack(planned, new Date()),
      })
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
    takeBack: async ({ tenant }, { from, to }) => {
      if (from === undefined) {
        terminal.note(color.yellow(`! ${tenant} served nothing before and stays as it is`))
        return false
      }
      const why = 'a brand of its wave was not well'
      const brand = store.of(tenant)
      // Both sides were served before, to players or with the same consent.
      const toBefore = { ...options, why, development: true, release: from.stable }
      const isSame = to.stable === from.stable && to.canary === undefined && from.canary === undefined
      if (!isSame)
        await brand.rollback({ ...toBefore, canary: from.canary }).catch((error: unknown) => {
          // A canary that was damaged meanwhile keeps nobody from what all others got.
          if (from.canary === undefined || !(error instanceof UserError)) throw error
          terminal.note(color.yellow(`! Without the canary of before: ${error.message}`))
          return brand.rollback(toBefore)
        })
      const { left, back } = plans.get(tenant) ?? {}
      await replan(tenant, left, back)
      if (flags.due === true && back !== undefined)
        terminal.note(
          color.yellow(
            `! ${tenant} stays in the season of ${back.ends}: its end is tried again at ${back.at}`,
          ),
        )
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
  tell(terminal, tenant, result)
  terminal.line(terminal.color.dim(`  ${store.activation}`))
  // The switch has happened: a cache that does not obey is told beside it.
  const fault = await purge(store, [tenant], flags.purge).then(() => undefined, messageOf)
  if (fault !== undefined) terminal.fail(`${tenant}: ${fault}`)
  terminal.json({
    switched: [{ tenant, ...result }],
    ...(fault !== undefined && { failed: [{ tenant, fault }] }),
  })
  return fault === undefined ? EXIT.done : EXIT.problems
}
