import { UserError } from '../terminal/userError.ts'
import type { Disk } from './disk.ts'
import { withLock } from './lock.ts'
import { prune } from './prune.ts'
import { leftBy, readLive, recover, switchTo } from './rollout.ts'
import { listReleases } from './store.ts'
import type { BrandStore, Rollout } from './store.ts'
import { verifyRelease } from './verify.ts'

/** How many releases `rollback` can go back through. */
const LONGEST_WAY_BACK = 50

type Plan = Omit<Rollout, 'number' | 'left' | 'at'>

/** What `promote` makes of what is served now. @throws {UserError} for a canary beside nothing */
export function planPromotion(live: Rollout | undefined, release: string, share: number | undefined): Plan {
  if (share !== undefined && share < 100) {
    if (live === undefined)
      throw new UserError(
        'A canary needs a release beside it: promote one for everybody first, without --canary.',
      )
    if (live.stable === release) throw new UserError(`${release} is what everybody gets already.`)
    return { stable: live.stable, canary: { release, share }, before: live.before }
  }
  const before = live === undefined || live.stable === release ? live?.before : [live.stable, ...live.before]
  return { stable: release, before: (before ?? []).slice(0, LONGEST_WAY_BACK) }
}

/**
 * What `rollback` makes of it: a canary is ended; without one, the release before comes back, or the one named.
 * @throws {UserError} when there is nothing to go back to
 */
export function planRollback(live: Rollout | undefined, to: string | undefined): Plan {
  if (live === undefined) throw new UserError('Nothing was promoted yet: there is nothing to go back from.')
  if (to === undefined && live.canary !== undefined) return { stable: live.stable, before: live.before }
  const target = to ?? live.before[0]
  if (target === undefined) throw new UserError('There is no release before this one: name one with --to.')
  if (target === live.stable && live.canary === undefined)
    throw new UserError(`${target} is what everybody gets already.`)
  const at = live.before.indexOf(target)
  return { stable: target, before: at === -1 ? live.before : live.before.slice(at + 1) }
}

export interface SwitchOptions {
  readonly disk: Disk
  readonly brand: BrandStore
  /** PEM file of the public key that releases have to be signed with. */
  readonly keyFile?: string | undefined
  /** How many releases stay besides those that are served. */
  readonly keep?: number | undefined
  readonly now?: () => Date
}

/** What was served before and is now, and which releases were let go. */
export interface Switched {
  readonly from: Rollout | undefined
  readonly to: Rollout
  readonly removed: readonly string[]
}

async function change(options: SwitchOptions, plan: (live: Rollout | undefined) => Plan): Promise<Switched> {
  const { disk, brand, keep, now = () => new Date() } = options
  return withLock(disk, brand.store, async () => {
    await recover(disk, brand)
    const from = await readLive(brand)
    // Releases that were let go are no way back.
    const kept = await listReleases(brand)
    const planned = plan(from && { ...from, before: from.before.filter((id) => kept.includes(id)) })
    for (const id of [planned.stable, ...(planned.canary === undefined ? [] : [planned.canary.release])])
      await verifyRelease(brand, id, options.keyFile)
    const left = leftBy(from, planned, keep).filter((id) => kept.includes(id))
    const to: Rollout = { number: (from?.number ?? 0) + 1, ...planned, left, at: now().toISOString() }
    await switchTo(disk, brand, to)
    const removed = keep === undefined ? [] : await prune(disk, brand, to, keep)
    return { from, to, removed }
  })
}

/**
 * Serves a release: to everybody, or to a share of visitors beside what is served now.
 * @throws {UserError} when the release is damaged or not signed as it has to be; nothing is changed then
 */
export function promote(
  options: SwitchOptions & { release: string; share?: number | undefined },
): Promise<Switched> {
  return change(options, (live) => planPromotion(live, options.release, options.share))
}

/** Ends a canary, else brings back the release before or the one named. */
export function rollback(options: SwitchOptions & { release?: string | undefined }): Promise<Switched> {
  return change(options, (live) => planRollback(live, options.release))
}
