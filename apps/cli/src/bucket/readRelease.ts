import { parseManifest } from '../release/manifest.ts'
import { MANIFEST_FILE, RELEASE_ID, SIGNATURE_FILE, type Manifest } from '../release/store.ts'
import { UserError } from '../terminal/userError.ts'
import { BRANDS, releaseKey, releasesKey } from './layout.ts'
import type { ObjectStore } from './objectStore.ts'
import { readState } from './state.ts'

/** Manifest of a release as it is stored; undefined when it is missing or not the one that the release is named by. */
export async function readManifest(
  store: ObjectStore,
  tenant: string,
  id: string,
): Promise<{ readonly manifest: Manifest; readonly text: string } | undefined> {
  const text = (await store.get(releaseKey(tenant, id, MANIFEST_FILE)))?.body.toString()
  const manifest = text === undefined ? undefined : parseManifest(tenant, id, text)
  return text === undefined || manifest === undefined ? undefined : { manifest, text }
}

/** Signature of a release in base64. */
export async function readSignature(
  store: ObjectStore,
  tenant: string,
  id: string,
): Promise<string | undefined> {
  return (await store.get(releaseKey(tenant, id, SIGNATURE_FILE)))?.body.toString()
}

/** A finished release, and when it was made by the server's clock. */
export interface ListedRelease {
  readonly id: string
  readonly made: Date
}

/** Every release that has a manifest, those to be removed among them. */
export async function listStored(store: ObjectStore, tenant: string): Promise<ListedRelease[]> {
  const prefix = releasesKey(tenant)
  return (await store.list(prefix)).flatMap(({ key, at }) => {
    const [id = '', file] = key.slice(prefix.length).split('/')
    return file === MANIFEST_FILE && RELEASE_ID.test(id) ? [{ id, made: at }] : []
  })
}

/** Releases that can be promoted. */
export async function listKept(store: ObjectStore, tenant: string): Promise<ListedRelease[]> {
  const { retired } = (await readState(store, tenant)).state
  return (await listStored(store, tenant)).filter(({ id }) => !retired.includes(id))
}

/** Brands with a release, in alphabetical order. */
export async function listBrands(store: ObjectStore): Promise<string[]> {
  return (await store.folders(BRANDS)).sort()
}

/** @throws {UserError} naming the releases there are, or the damage */
export async function demandManifest(store: ObjectStore, tenant: string, id: string) {
  const found = await readManifest(store, tenant, id)
  if (found !== undefined) return found
  const known = (await listKept(store, tenant)).map((release) => release.id)
  const where = `${store.address}/${releasesKey(tenant)}`
  if (known.includes(id))
    throw new UserError(
      `The manifest of ${id} in ${where} is damaged: mend it with livery releases repair ${tenant}.`,
    )
  const advice =
    known.length === 0 ? `Make one with livery release ${tenant}.` : `Known: ${known.join(', ')}.`
  throw new UserError(`There is no release '${id}' in ${where}. ${advice}`)
}
