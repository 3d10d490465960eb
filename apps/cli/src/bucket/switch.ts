import { switchEntry } from '../release/log.ts'
import { nextRollout, planPromotion, planRollback, refuseDevelopment, type Plan } from '../release/plans.ts'
import type { Switched } from '../release/promote.ts'
import type { ToGoBack, ToSwitch } from '../release/releaseStore.ts'
import { replacedReleases, sidesOf } from '../release/rollout.ts'
import { TRUSTED_KEY_FILE, verifySignature } from '../release/signature.ts'
import type { Rollout } from '../release/store.ts'
import { UserError } from '../terminal/userError.ts'
import { cleanStore, retire } from './clean.ts'
import { missingFiles, type Contents } from './contents.ts'
import { steadily } from './fence.ts'
import type { ObjectStore } from './objectStore.ts'
import { demandManifest, listKept, readManifest, readSignature } from './readRelease.ts'
import { USUAL_WAIT_S, changeState } from './state.ts'

/** A brand's releases in a bucket. */
export interface Place {
  readonly store: ObjectStore
  readonly tenant: string
  readonly contents: Contents
}

/**
 * Compares a release with its name, its signature, and the sizes of its contents. Their bytes are compared by `livery
 * releases verify`, and by every machine that serves them.
 * @throws {UserError} when something is missing
 */
export async function examine(
  { store, tenant, contents }: Place,
  id: string,
  keyFile: string | undefined,
  wait = USUAL_WAIT_S,
): Promise<void> {
  const { manifest, text } = await demandManifest(store, tenant, id)
  const own = keyFile === undefined ? await store.get(TRUSTED_KEY_FILE) : undefined
  const trusted =
    keyFile ?? (own && { path: `${store.address}/${TRUSTED_KEY_FILE}`, pem: own.body.toString() })
  if (trusted !== undefined) await verifySignature(id, text, await readSignature(store, tenant, id), trusted)
  const missing = await steadily(store, wait, async (fence) =>
    missingFiles(manifest, await contents.at(fence)),
  )
  if (missing.length === 0) return
  const [first] = missing
  const more = missing.length === 1 ? '' : ` and ${missing.length - 1} more`
  throw new UserError(
    `${id} is damaged (${first?.path}${more}): nothing was switched. Mend it with livery releases repair ${tenant}, or make it again with livery release ${tenant}.`,
  )
}

async function change(
  place: Place,
  options: ToSwitch,
  makePlan: (live: Rollout | undefined) => Promise<{ plan: Plan; passedOver: readonly string[] }>,
): Promise<Switched> {
  const { store, tenant } = place
  const { keyFile, keep, development, wait = USUAL_WAIT_S } = options
  const switched = await changeState(store, tenant, wait, async ({ rollout: from, retired }) => {
    const kept = new Set((await listKept(store, tenant)).map(({ id }) => id))
    const { plan, passedOver } = await makePlan(
      from && { ...from, before: from.before.filter((id) => kept.has(id)) },
    )
    for (const id of sidesOf(plan)) {
      if (retired.includes(id))
        throw new UserError(`${id} is being removed: make it again with livery release ${tenant}.`)
      await examine(place, id, keyFile, wait)
      const isServed = from !== undefined && [...sidesOf(from), ...from.before].includes(id)
      if (development !== true && !isServed)
        refuseDevelopment((await readManifest(store, tenant, id))?.manifest, id)
    }
    const left = replacedReleases(from, plan, keep).filter((id) => kept.has(id))
    const to = nextRollout(from, { ...plan, left }, { ...options, at: new Date() })
    return { state: { rollout: to }, told: switchEntry(to), result: { from, to, passedOver } }
  })
  const removed = keep === undefined ? [] : await retire(store, tenant, keep, wait)
  if (removed.length > 0) await cleanStore(store, { wait })
  return { ...switched, removed }
}

/** Serves a release to all visitors, or to a share of them. */
export function promoteIn(
  place: Place,
  {
    release,
    share,
    ...options
  }: ToSwitch & { readonly release: string; readonly share?: number | undefined },
): Promise<Switched> {
  return change(place, options, (live) =>
    Promise.resolve({ plan: planPromotion(live, release, share), passedOver: [] }),
  )
}

/** Ends a canary, or else restores the previous release that is complete, or the one named. */
export function rollbackIn(
  place: Place,
  { release, canary, ...options }: ToSwitch & ToGoBack,
): Promise<Switched> {
  return change(place, options, async (live) => {
    const usable = new Set<string>()
    const passed: string[] = []
    for (const id of release === undefined && live?.canary === undefined ? (live?.before ?? []) : []) {
      const fault = await examine(place, id, options.keyFile).then(
        () => undefined,
        (error: unknown) => error,
      )
      if (fault === undefined) {
        usable.add(id)
        break
      }
      if (!(fault instanceof UserError)) throw fault
      passed.push(id)
    }
    const plan = planRollback(live, { release, canary }, (id) => usable.has(id))
    return { plan, passedOver: usable.size === 0 ? [] : passed }
  })
}
