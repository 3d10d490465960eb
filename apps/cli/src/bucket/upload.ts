import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { inTurns } from '@livery/tenant'

import type { Release } from '../release/capture.ts'
import { describeRelease } from '../release/describe.ts'
import type { Hashes } from '../release/hashes.ts'
import type { ToRelease } from '../release/releaseStore.ts'
import { signManifest } from '../release/signature.ts'
import { MANIFEST_FILE, SIGNATURE_FILE, type ReleasedFile } from '../release/store.ts'
import { UserError } from '../terminal/userError.ts'
import { cleanStore } from './clean.ts'
import { AT_ONCE, missingFiles, type Contents } from './contents.ts'
import { steadily } from './fence.ts'
import { DATA, objectKey, objectKind, releaseKey, releasesKey } from './layout.ts'
import type { ObjectStore } from './objectStore.ts'
import { readManifest, readSignature } from './readRelease.ts'
import { USUAL_WAIT_S, changeState, readState } from './state.ts'

/** Stores one content under its hash. @param read its bytes, which are compared with the hash before they are sent */
export async function storeContent(
  store: ObjectStore,
  { path, sha256 }: ReleasedFile,
  body: Buffer,
): Promise<void> {
  await store.put(objectKey(path, sha256), body, objectKind(path))
}

/**
 * Makes a release of a built bundle: sends the contents that the store lacks, then the manifest, whose presence makes the
 * release. A run that was broken off left contents behind, which the next one finds.
 */
export async function uploadRelease(
  {
    store,
    tenant,
    hashes,
    contents,
  }: Readonly<{
    store: ObjectStore
    tenant: string
    hashes: Hashes
    contents: Contents
  }>,
  { keyFile, by, why, wait = USUAL_WAIT_S, ...given }: ToRelease,
): Promise<Release> {
  const { bundle } = given
  const { id, text, manifest } = await describeRelease({ tenant, ...given }, hashes)
  // A key that cannot be read is told before anything is stored.
  const signature = keyFile && `${await signManifest(text, keyFile)}\n`
  const key = (file: string) => releaseKey(tenant, id, file)
  let created = false
  let restored = 0
  /** Makes the release the latest, which no clean-up removes. @returns false for one that is being removed */
  const claim = () =>
    changeState(store, tenant, wait, async ({ latest, retired }) => {
      if (retired.includes(id)) return Promise.resolve({ state: {}, result: false })
      const at = new Date().toISOString()
      const told = { at, by, what: 'release' as const, release: id, ...(why === undefined ? {} : { why }) }
      return Promise.resolve({
        state: { latest: id },
        told: latest === id ? undefined : told,
        result: true,
      })
    })
  await steadily(store, wait, async (fence) => {
    // The clean-up moves the fence, so that a release that is being removed is made anew behind it.
    if ((await readState(store, tenant)).state.retired.includes(id)) return cleanStore(store, { wait })
    const sizes = await contents.at(fence)
    const missing = missingFiles(manifest, sizes)
    restored += missing.filter(({ path, sha256 }) => sizes.has(objectKey(path, sha256))).length
    const once = new Map(missing.map((file) => [objectKey(file.path, file.sha256), file]))
    await inTurns(AT_ONCE, [...once], async ([object, file]) => {
      const from = join(bundle, file.path)
      const body = await readFile(from)
      if (hashes.of(from) !== file.sha256 || body.length !== file.bytes)
        throw new UserError(`${from} changed while it was being sent: build it again, then release it again.`)
      await storeContent(store, file, body)
      sizes.set(object, file.bytes)
    })
    // A signature without its manifest is nothing; a manifest without its signature could not be promoted.
    if (signature !== undefined) await store.put(key(SIGNATURE_FILE), Buffer.from(signature), DATA)
    const known = await readManifest(store, tenant, id)
    created ||= known === undefined
    if (known === undefined) await store.put(key(MANIFEST_FILE), Buffer.from(text), DATA)
    // Claimed before the fence is looked at again: a clean-up of before that look is seen, and one behind it sees this.
    if (!(await claim())) await cleanStore(store, { wait })
  })
  return {
    id,
    tenant,
    folder: `${store.address}/${releasesKey(tenant)}${id}`,
    files: manifest.files.length,
    bytes: manifest.files.reduce((sum, file) => sum + file.bytes, 0),
    created,
    signed: (await readSignature(store, tenant, id)) !== undefined,
    restored,
  }
}
