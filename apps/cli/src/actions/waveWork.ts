import type { PromoteFlags } from '../flags.ts'
import { isDue, isSamePlan, replacedPlan, type PlannedPromotion } from '../release/planned.ts'
import type { Switched } from '../release/promote.ts'
import type { ReleaseStore, ToSwitch } from '../release/releaseStore.ts'
import { runCommand } from '../release/runCommand.ts'
import type { Switching, WaveWork } from '../release/waves.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { UserError } from '../terminal/userError.ts'
import { purgeCaches, tellSwitch } from './afterSwitch.ts'
import { described } from './planPromotions.ts'
import { planAfterTakenBack, switchForSeason } from './seasons.ts'
import { toldOf } from './told.ts'

/** Circumstances that all switches of a promotion have in common. */
export interface Promotion {
  readonly store: ReleaseStore
  readonly flags: PromoteFlags
  readonly options: ToSwitch
  /** Share of a canary in per cent; undefined for all visitors. */
  readonly share: number | undefined
  /** Time from which the release of before is served again, in ISO 8601; undefined, the new one stays. */
  readonly season: string | undefined
  /** Seconds that the web server has for the new releases. */
  readonly patience: number
  readonly terminal: Terminal
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

/** The work of `livery promote` for a wave: switches, telling web server and caches, examining, and taking back. */
export function waveWork(promotion: Promotion): WaveWork<Switched> {
  const { store, flags, options, share, season, patience, terminal } = promotion
  const { color } = terminal
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
  return {
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
      tellSwitch(terminal, tenant, result)
      return result
    },
    reload: async () => {
      await store.switched()
      if (flags.reload !== undefined) await runCommand(flags.reload)
      await purgeCaches(store, changed, flags.purge)
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
  }
}
