import { openHashes } from '../release/hashes.ts'
import { isSamePlan } from '../release/planned.ts'
import type { BrandReleases, ReleaseStore } from '../release/releaseStore.ts'
import { UserError } from '../terminal/userError.ts'
import { retireAndClean } from './clean.ts'
import { openContents } from './contents.ts'
import { historyOf, readLog } from './history.ts'
import { DATA, PROBE_KEY } from './layout.ts'
import { withLives } from './lives.ts'
import { repairIn, verifyIn, type Looked } from './mend.ts'
import { ChangedMeanwhile, type Expected, type ObjectStore } from './objectStore.ts'
import { listBrands, listKept, readManifest } from './readRelease.ts'
import { USUAL_WAIT_S, changeState, readState } from './state.ts'
import { examine, promoteIn, rollbackIn, type Place } from './switch.ts'
import { uploadRelease } from './upload.ts'

/** ETag that no object has. */
const NOBODY = '0'.repeat(32)

/**
 * Makes sure that the server keeps to the conditions of writes: one that passes over them would let two writers undo each
 * other's work without a word.
 */
async function demandConditions(store: ObjectStore): Promise<void> {
  const isRefused = async (expected: Expected) => {
    try {
      await store.put(PROBE_KEY, Buffer.from('livery\n'), DATA, expected)
      return false
    } catch (error) {
      if (error instanceof ChangedMeanwhile) return true
      throw error
    }
  }
  const create = { etag: undefined }
  const refused =
    ((await isRefused(create)) || (await isRefused(create))) && (await isRefused({ etag: NOBODY }))
  if (!refused)
    throw new UserError(
      `The server of ${store.address} passes over the conditions of writes (If-None-Match, If-Match): two commands at once could undo each other's work. Use one that keeps to them, such as Amazon S3 or Ceph.`,
    )
}

function brandReleases(
  place: Place & { readonly hashes: ReturnType<typeof openHashes>; readonly looked: Looked },
  careful: () => Promise<void>,
): BrandReleases {
  const { store, tenant } = place
  const state = async () => (await readState(store, tenant)).state
  const carefully =
    <Given, Result>(work: (given: Given) => Promise<Result>) =>
    async (given: Given) => {
      await careful()
      return work(given)
    }
  return {
    capture: carefully((options) => uploadRelease(place, options)),
    promote: carefully((options) => promoteIn(place, options)),
    rollback: carefully((options) => rollbackIn(place, options)),
    live: async () => (await state()).rollout,
    history: () => historyOf(store, tenant),
    log: () => readLog(store, tenant),
    kept: async () => {
      const read = (await listKept(store, tenant)).map(async ({ id, made }) => {
        const found = await readManifest(store, tenant, id)
        return found === undefined ? [] : [{ id, made, manifest: found.manifest }]
      })
      return (await Promise.all(read)).flat()
    },
    latest: async () => {
      const { latest, retired } = await state()
      return latest !== undefined && !retired.includes(latest) ? latest : undefined
    },
    manifest: async (id) => (await readManifest(store, tenant, id))?.manifest,
    planned: async () => (await state()).planned,
    plan: async (promotion, { instead, wait = USUAL_WAIT_S } = {}) => {
      await careful()
      return changeState(store, tenant, wait, ({ planned: former }) => {
        const isOther = instead !== undefined && !isSamePlan(former, instead.plan)
        return Promise.resolve({ state: isOther ? {} : { planned: promotion }, result: former })
      })
    },
    examine: (id, keyFile) => examine(place, id, keyFile),
    verify: () => verifyIn(place, place.looked),
    repair: carefully((options) => repairIn(place, options)),
  }
}

/** Store in an object storage, for any number of machines: every change of a brand is one conditional write. */
export function openBucketStore(objects: ObjectStore): ReleaseStore {
  const store = withLives(objects)
  const hashes = openHashes()
  const contents = openContents(store)
  const looked: Looked = new Map()
  let checked: Promise<void> | undefined
  const careful = () => (checked ??= demandConditions(store))
  return {
    address: store.address,
    activation: `machines follow with: livery releases pull --store ${store.address}`,
    brands: () => listBrands(store),
    of: (tenant) => brandReleases({ store, tenant, contents, hashes, looked }, careful),
    switched: () => Promise.resolve(),
    clean: async (keep, wait) => {
      await careful()
      return retireAndClean(store, keep, wait)
    },
  }
}
