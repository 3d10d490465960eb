import { UserError } from '../terminal/userError.ts'
import type { Disk } from './disk.ts'
import { withLock } from './lock.ts'
import { prune } from './prune.ts'
import { replacedReleases, readLive, recover, switchTo } from './rollout.ts'
import { listReleases, type BrandStore, type Rollout } from './store.ts'
import { verifyRelease } from './verify.ts'

/** Number of earlier releases that `rollback` can return to. */
const MAX_ROLLBACKS = 50

type Plan = Omit<Rollout, 'number' | 'left' | 'at'>

/**
 * Rollout plan of `promote`, from the live rollout.
 * @throws {UserError} for a canary without a stable release
 */
function planPromotion(live: Rollout | undefined, release: string, share: number | undefined): Plan {
  if (share !== undefined && share < 100) {
    if (live === undefined)
      throw new UserError(
        'A canary needs a stable release: promote one to all visitors first, without --canary.',
      )
    if (live.stable === release) throw new UserError(`${release} is already served to all visitors.`)
    return { stable: live.stable, canary: { release, share }, before: live.before }
  }
  const before = live === undefined || live.stable === release ? live?.before : [live.stable, ...live.before]
  return { stable: release, before: (before ?? []).slice(0, MAX_ROLLBACKS) }
}

/**
 * Rollout plan of `rollback`: ends a canary; without one, restores the previous release or the one named.
 * @throws {UserError} when there is nothing to go back to
 */
function planRollback(live: Rollout | undefined, to: string | undefined): Plan {
  if (live === undefined) throw new UserError('No release was promoted yet: there is nothing to roll back.')
  if (to === undefined && live.canary !== undefined) return { stable: live.stable, before: live.before }
  const target = to ?? live.before[0]
  if (target === undefined) throw new UserError('There is no release before this one: name one with --to.')
  if (target === live.stable && live.canary === undefined)
    throw new UserError(`${target} is already served to all visitors.`)
  const at = live.before.indexOf(target)
  return { stable: target, before: at === -1 ? live.before : live.before.slice(at + 1) }
}

export interface SwitchOptions {
  readonly disk: Disk
  readonly brand: BrandStore
  /** PEM file of the public key that releases have to be signed with. */
  readonly keyFile?: string | undefined
  /** Number of releases to keep besides those that are served. */
  readonly keep?: number | undefined
  readonly now?: () => Date
}

/** Rollouts before and after a switch, and the releases that were removed. */
export interface Switched {
  readonly from: Rollout | undefined
  readonly to: Rollout
  readonly removed: readonly string[]
}

async function change(options: SwitchOptions, plan: (live: Rollout | undefined) => Plan): Promise<Switched> {
  const { disk, brand, keep, now = () => new Date() } = options
  return withLock(brand.store, async () => {
    await recover(disk, brand)
    const from = await readLive(brand)
    // Rollback cannot return to releases that were removed.
    const kept = await listReleases(brand)
    const planned = plan(from && { ...from, before: from.before.filter((id) => kept.includes(id)) })
    for (const id of [planned.stable, ...(planned.canary === undefined ? [] : [planned.canary.release])])
      await verifyRelease(brand, id, options.keyFile)
    const left = replacedReleases(from, planned, keep).filter((id) => kept.includes(id))
    const to: Rollout = { number: (from?.number ?? 0) + 1, ...planned, left, at: now().toISOString() }
    await switchTo(disk, brand, to)
    const removed = keep === undefined ? [] : await prune(disk, brand, to, keep)
    return { from, to, removed }
  })
}

/**
 * Serves a release to all visitors, or to a share of them as a canary.
 * @throws {UserError} when the release is damaged or lacks the required signature; nothing is changed then
 */
export function promote(
  options: SwitchOptions & { release: string; share?: number | undefined },
): Promise<Switched> {
  return change(options, (live) => planPromotion(live, options.release, options.share))
}

/** Ends a canary, or else restores the previous release or the one named. */
export function rollback(options: SwitchOptions & { release?: string | undefined }): Promise<Switched> {
  return change(options, (live) => planRollback(live, options.release))
}
