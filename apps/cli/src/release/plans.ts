import { UserError } from '../terminal/userError.ts'
import type { ToGoBack } from './releaseStore.ts'
import type { Manifest, Rollout } from './store.ts'

/** Number of earlier releases that `rollback` can return to. */
const MAX_ROLLBACKS = 50

/** Part of a rollout that is decided; the rest is told. */
export type Plan = Pick<Rollout, 'stable' | 'canary' | 'before'>

/**
 * Rollout plan of `promote`, from the live rollout.
 * @throws {UserError} for a canary without a stable release
 */
export function planPromotion(live: Rollout | undefined, release: string, share: number | undefined): Plan {
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
 * @param canary canary that is to be again, beside the one named
 * @param isUsable false for a release that is damaged and therefore passed over
 * @throws {UserError} when there is nothing to go back to
 */
export function planRollback(
  live: Rollout | undefined,
  { release: to, canary }: ToGoBack,
  isUsable: (id: string) => boolean,
): Plan {
  if (live === undefined) throw new UserError('No release was promoted yet: there is nothing to roll back.')
  if (to === undefined && live.canary !== undefined) return { stable: live.stable, before: live.before }
  if (to === undefined && live.before.length === 0)
    throw new UserError('There is no release before this one: name one with --to.')
  const target = to ?? live.before.find(isUsable)
  if (target === undefined)
    throw new UserError(
      `Every release before this one is damaged (${live.before.join(', ')}): mend them with livery releases repair.`,
    )
  if (target === live.stable && live.canary === undefined && canary === undefined)
    throw new UserError(`${target} is already served to all visitors.`)
  const at = live.before.indexOf(target)
  const before = at === -1 ? live.before : live.before.slice(at + 1)
  return { stable: target, ...(canary === undefined ? {} : { canary }), before }
}

/** @throws {UserError} for a release to try, which only the people at one machine may get */
export function refuseDevelopment(manifest: Manifest | undefined, id: string): void {
  if (manifest?.development !== true) return
  throw new UserError(
    `${id} was released with --development: it names origins of this machine and is for no visitor. Try it here with livery promote --development, or release ${manifest.tenant} without.`,
  )
}

/** Person behind a switch, the reason and the approval. */
export interface SwitchTold {
  /** Person who switches, for the rollout and the log. */
  readonly by?: string | undefined
  readonly why?: string | undefined
  readonly approval?: string | undefined
}

/** Rollout that follows another one. */
export function nextRollout(
  from: Rollout | undefined,
  plan: Plan & Pick<Rollout, 'left'>,
  { by, why, approval, at }: SwitchTold & { readonly at: Date },
): Rollout {
  return {
    number: (from?.number ?? 0) + 1,
    ...plan,
    at: at.toISOString(),
    ...(by === undefined ? {} : { by }),
    ...(why === undefined ? {} : { why }),
    ...(approval === undefined ? {} : { approval }),
  }
}
