import { openBucketStore } from '../bucket/bucketStore.ts'
import type { ObjectStore } from '../bucket/objectStore.ts'
import { SITE, type BundleFixture } from './bundleFixture.ts'

/** Releases of a brand called Harbour in a bucket. */
export const harbour = (objects: ObjectStore) => openBucketStore(objects).of('harbour')

/**
 * Makes a release of Harbour.
 * @param version text in the bundle's script; equal versions have equal contents
 * @returns its id
 */
export async function releaseHarbour(
  objects: ObjectStore,
  bundles: BundleFixture,
  version: string,
): Promise<string> {
  const bundle = await bundles.bundle(version)
  return (await harbour(objects).capture({ bundle, site: SITE, by: 'ada' })).id
}
