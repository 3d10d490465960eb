import { examineRelease } from './damage.ts'
import type { Disk } from './disk.ts'
import { openHashes, type Hashes } from './hashes.ts'
import { withBrandLock } from './lock.ts'
import { logRollouts } from './log.ts'
import {
  nextRollout,
  planPromotion,
  planRollback,
  refuseDevelopment,
  type Plan,
  type SwitchTold,
} from './plans.ts'
import { prune } from './prune.ts'
import type { ToGoBack } from './releaseStore.ts'
import { readHistory, replacedReleases, readLive, recover, sidesOf, switchTo } from './rollout.ts'
import type { KeyText } from './signature.ts'
import { listReleases, type BrandStore, type Rollout } from './store.ts'
import { verifyRelease } from './verify.ts'

export interface SwitchOptions extends SwitchTold {
  readonly disk: Disk
  readonly brand: BrandStore
  /** Public key, or its PEM file, that releases have to be signed with. */
  readonly keyFile?: string | KeyText | undefined
  /** Number of releases to keep besides those that are served. */
  readonly keep?: number | undefined
  /** True to switch to a release for trying, which only this machine gets. */
  readonly development?: boolean | undefined
  /** Hashes that other releases of the same command were compared with. */
  readonly hashes?: Hashes
  /** Seconds to wait for another process. */
  readonly wait?: number | undefined
  readonly now?: () => Date
}

/** Rollouts before and after a switch, and the releases that were removed. */
export interface Switched {
  readonly from: Rollout | undefined
  readonly to: Rollout
  readonly removed: readonly string[]
  /** Damaged releases that a rollback passed over. */
  readonly passedOver: readonly string[]
}

interface Planned {
  readonly plan: Plan
  /** Hashes of contents that may be damaged, because what is served now has them damaged too. */
  readonly tolerated?: ReadonlySet<string>
  readonly passedOver?: readonly string[]
}

/** Hashes of a release's damaged files, undefined for a file that should not be there or when the manifest is damaged. */
function damagedHashes(brand: BrandStore, id: string, hashes: Hashes): (string | undefined)[] {
  return examineRelease(brand, id, hashes).damages.map(({ sha256 }) => sha256)
}

async function change(
  options: SwitchOptions,
  makePlan: (live: Rollout | undefined) => Planned,
): Promise<Switched> {
  const { disk, brand, keep, keyFile, hashes, now = () => new Date() } = options
  return withBrandLock(
    brand,
    async () => {
      await recover(disk, brand)
      const from = await readLive(brand)
      // Rollback cannot return to releases that were removed.
      const kept = await listReleases(brand)
      const {
        plan,
        tolerated,
        passedOver = [],
      } = makePlan(from && { ...from, before: from.before.filter((id) => kept.includes(id)) })
      const verify = async (id: string) => {
        const manifest = await verifyRelease(brand, id, { keyFile, hashes, tolerated })
        const isServed = from !== undefined && [...sidesOf(from), ...from.before].includes(id)
        if (options.development !== true && !isServed) refuseDevelopment(manifest, id)
        return manifest
      }
      const manifest = await verify(plan.stable)
      if (plan.canary !== undefined) await verify(plan.canary.release)
      const left = replacedReleases(from, plan, keep).filter((id) => kept.includes(id))
      const to = nextRollout(from, { ...plan, left }, { ...options, at: now() })
      await switchTo(disk, brand, to, manifest)
      await logRollouts(disk, brand, await readHistory(brand))
      const removed = keep === undefined ? [] : await prune(disk, brand, to, keep)
      return { from, to, removed, passedOver }
    },
    options.wait,
  )
}

/**
 * Serves a release to all visitors, or to a share of them as a canary.
 * @throws {UserError} when the release is damaged or lacks the required signature; nothing is changed then
 */
export function promote(
  options: SwitchOptions & { release: string; share?: number | undefined },
): Promise<Switched> {
  return change(options, (live) => ({ plan: planPromotion(live, options.release, options.share) }))
}

/**
 * Ends a canary, or else restores the previous release or the one named. Damage of other releases stops it in no case:
 * damaged ones are passed over, and one that shares a damaged file with what is served now is no worse than that.
 */
export function rollback(options: SwitchOptions & ToGoBack): Promise<Switched> {
  const { brand, hashes = openHashes(), release } = options
  return change({ ...options, hashes }, (live) => {
    const served = live === undefined ? [] : damagedHashes(brand, live.stable, hashes)
    const tolerated = new Set(served.filter((hash) => hash !== undefined))
    const isNoWorse = (id: string) =>
      damagedHashes(brand, id, hashes).every((hash) => hash !== undefined && tolerated.has(hash))
    const plan = planRollback(live, options, isNoWorse)
    const isBack = release === undefined && live !== undefined && live.canary === undefined
    const passedOver = isBack ? live.before.slice(0, live.before.indexOf(plan.stable)) : []
    return { plan, tolerated, passedOver }
  })
}
