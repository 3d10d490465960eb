import { inTurns } from '@livery/tenant'

import { spareReleases } from '../release/prune.ts'
import type { Cleaned } from '../release/releaseStore.ts'
import { MANIFEST_FILE, SIGNATURE_FILE } from '../release/store.ts'
import { UnreadableState, eachReadable } from '../release/unreadableState.ts'
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
  return alone(store, options, async (removeAll) => {
    const brands = await listBrands(store)
    for (const tenant of brands) {
      const retired = await retiredOf(store, tenant)
      if (retired.length === 0) continue
      const files = [MANIFEST_FILE, SIGNATURE_FILE]
      await removeAll(retired.flatMap((id) => files.map((file) => releaseKey(tenant, id, file))))
      await changeState(store, tenant, options.wait, (state) =>
        Promise.resolve({
          state: { retired: state.retired.filter((id) => !retired.includes(id)) },
          result: undefined,
        }),
      )
    }
    const needed = await referenced(store, brands)
    const spare = (await store.list(OBJECTS)).filter(({ key }) => !needed.has(key))
    await removeAll(spare.map(({ key }) => key))
    return spare.length
  })
}

/** Marks what is older than the last `keep` releases of each brand, and removes it. */
export async function retireAndClean(
  store: ObjectStore,
  keep: number,
  wait = USUAL_WAIT_S,
): Promise<Cleaned> {
  const { results, faults } = await eachReadable(await listBrands(store), (tenant) =>
    retire(store, tenant, keep, wait),
  )
  return { releases: results.flat(), contents: await cleanStore(store, { wait }), failed: faults }
}
