import { inTurns } from '@livery/tenant'

import { spareReleases } from '../release/prune.ts'
import type { Cleaned } from '../release/releaseStore.ts'
import { MANIFEST_FILE, SIGNATURE_FILE } from '../release/store.ts'
import { UnreadableState } from '../release/unreadableState.ts'
import { UserError } from '../terminal/userError.ts'
import { AT_ONCE } from './contents.ts'
import { alone } from './fence.ts'
import { historyOf } from './history.ts'
import { OBJECTS, objectKey, releaseKey } from './layout.ts'
import type { ObjectStore } from './objectStore.ts'
import { listBrands, listStored, readManifest } from './readRelease.ts'
import { changeState, readState, USUAL_WAIT_S } from './state.ts'

/**
 * Marks releases of a brand as removed, except the last used ones, the latest, those served, planned and needed by a rollback. From
 * that one conditional write on they cannot be promoted; their objects follow.
 */
export async function retire(
  store: ObjectStore,
  tenant: string,
  keep: number,
  wait = USUAL_WAIT_S,
): Promise<string[]> {
  return changeState(store, tenant, wait, async ({ rollout, planned, latest, retired }) => {
    if (rollout === undefined) return { state: {}, result: [] }
    const stored = (await listStored(store, tenant)).filter(({ id }) => !retired.includes(id))
    const history = await historyOf(store, tenant)
    const spare = spareReleases(stored, rollout, [rollout, ...history], keep, [planned?.release, latest])
    return { state: { retired: [...retired, ...spare] }, result: spare }
  })
}

/** Releases that may be removed: none of a brand whose state cannot be read. */
async function retiredOf(store: ObjectStore, tenant: string): Promise<readonly string[]> {
  try {
    return (await readState(store, tenant)).state.retired
  } catch (error) {
    if (error instanceof UnreadableState) return []
    throw error
  }
}

/** Keys of all contents that a release has. */
async function referenced(store: ObjectStore, brands: readonly string[]): Promise<Set<string>> {
  const keys = new Set<string>()
  for (const tenant of brands) {
    const retired = new Set(await retiredOf(store, tenant))
    const kept = (await listStored(store, tenant)).filter(({ id }) => !retired.has(id))
    await inTurns(AT_ONCE, kept, async ({ id }) => {
      const found = await readManifest(store, tenant, id)
      // Removing on the word of a damaged manifest could remove what it names.
      if (found === undefined)
        throw new UserError(
          `The manifest of ${id} in ${store.address} is damaged, so nothing was removed: mend it with livery releases repair ${tenant}.`,
        )
      for (const { path, sha256 } of found.manifest.files) keys.add(objectKey(path, sha256))
    })
  }
  return keys
}

/** Removes what is marked, and contents that no release has. @returns the number of contents */
export async function cleanStore(
  store: ObjectStore,
  options: { readonly wait: number; readonly deadAfter?: number },
): Promise<number> {
  return alone(store, options, async (mayRemove) => {
    const remove = async (key: string) => {
      await mayRemove()
      await store.remove(key)
    }
    const brands = await listBrands(store)
    for (const tenant of brands) {
      const retired = await retiredOf(store, tenant)
      if (retired.length === 0) continue
      for (const id of retired) {
        await remove(releaseKey(tenant, id, MANIFEST_FILE))
        await remove(releaseKey(tenant, id, SIGNATURE_FILE))
      }
      await changeState(store, tenant, options.wait, (state) =>
        Promise.resolve({
          state: { retired: state.retired.filter((id) => !retired.includes(id)) },
          result: undefined,
        }),
      )
    }
    const needed = await referenced(store, brands)
    const spare = (await store.list(OBJECTS)).filter(({ key }) => !needed.has(key))
    const faults: unknown[] = []
    // All removals have ended before the fence is lowered, also where one of them fails.
    await inTurns(AT_ONCE, spare, async ({ key }) => {
      if (faults.length === 0) await remove(key).catch((error: unknown) => faults.push(error))
    })
    if (faults.length > 0) throw faults[0]
    return spare.length
  })
}

/** Marks what is older than the last `keep` releases of each brand, and removes it. */
export async function retireAndClean(
  store: ObjectStore,
  keep: number,
  wait = USUAL_WAIT_S,
): Promise<Cleaned> {
  const releases: string[] = []
  const failed: { tenant: string; fault: string }[] = []
  for (const tenant of await listBrands(store)) {
    try {
      releases.push(...(await retire(store, tenant, keep, wait)))
    } catch (error) {
      if (!(error instanceof UnreadableState)) throw error
      failed.push({ tenant, fault: error.message })
    }
  }
  return { releases, contents: await cleanStore(store, { wait }), failed }
}
