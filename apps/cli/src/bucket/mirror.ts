import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { inTurns } from '@livery/tenant'

import { captureRelease } from '../release/capture.ts'
import { examineRelease } from '../release/damage.ts'
import { openDisk, type Disk } from '../release/disk.ts'
import { openHashes, type Hashes } from '../release/hashes.ts'
import { writeStoreFile } from '../release/nginxStore.ts'
import { objectPath } from '../release/objects.ts'
import { promote, rollback } from '../release/promote.ts'
import { textOf } from '../release/reading.ts'
import { replaceFile } from '../release/replaceFile.ts'
import { readLive, servedReleases } from '../release/rollout.ts'
import { trustedKeyFile, TRUSTED_KEY_FILE, type KeyText } from '../release/signature.ts'
import {
  SIGNATURE_FILE,
  brandStore,
  type BrandStore,
  type ReleasedFile,
  type Rollout,
} from '../release/store.ts'
import { UserError } from '../terminal/userError.ts'
import { AT_ONCE } from './contents.ts'
import { objectKey } from './layout.ts'
import { withLives } from './lives.ts'
import type { ObjectStore } from './objectStore.ts'
import { demandManifest, listBrands, listKept, readSignature } from './readRelease.ts'
import { readState } from './state.ts'

/** Releases that a machine keeps besides those that it serves. */
const KEEP = 3

interface Copying {
  readonly store: ObjectStore
  readonly brand: BrandStore
  readonly disk: Disk
  readonly hashes: Hashes
  /** Key that releases have to be signed with; undefined without a duty. */
  readonly trusted: () => Promise<string | KeyText | undefined>
}

/** Brings one file of a release here: from a content that is here already, else from the bucket. */
async function bring({ store, brand, hashes }: Copying, to: string, file: ReleasedFile): Promise<void> {
  const own = objectPath(brand.objects, file.sha256)
  await mkdir(dirname(to), { recursive: true })
  if (hashes.of(own) === file.sha256) return copyFile(own, to, constants.COPYFILE_FICLONE)
  const found = await store.get(objectKey(file.path, file.sha256))
  const sha256 = createHash('sha256')
    .update(found?.body ?? '')
    .digest('hex')
  if (found === undefined || sha256 !== file.sha256)
    throw new UserError(
      `${file.path} of ${brand.tenant} is damaged in ${store.address}: nothing was switched here. Mend it with livery releases repair ${brand.tenant} --store ${store.address}.`,
      1,
    )
  await writeFile(to, found.body)
}

/** Brings a release's signature here: it may be newer than the release. */
async function bringSignature({ store, brand, disk }: Copying, id: string): Promise<void> {
  const file = join(brand.folder, id, SIGNATURE_FILE)
  const signature = await readSignature(store, brand.tenant, id)
  if (signature !== undefined && signature !== textOf(file)) await replaceFile(disk, file, signature)
}

/** Brings a release here, if it is not here or damaged: every file is compared with its hash on the way. */
async function bringRelease(copying: Copying, id: string): Promise<void> {
  const { store, brand, disk, hashes } = copying
  const { manifest, damages } = examineRelease(brand, id, hashes)
  if (manifest !== undefined && damages.length === 0) return bringSignature(copying, id)
  const wanted = (await demandManifest(store, brand.tenant, id)).manifest
  const bundle = await mkdtemp(join(tmpdir(), 'livery-pull-'))
  try {
    await inTurns(AT_ONCE, wanted.files, (file) => bring(copying, join(bundle, file.path), file))
    const { site, development } = wanted
    const made = await captureRelease({ disk, brand, bundle, site, development, by: store.address })
    if (made.id !== id) throw new UserError(`${id} in ${store.address} is not what its name says.`, 1)
    await bringSignature(copying, id)
  } finally {
    await rm(bundle, { recursive: true, force: true })
  }
}

const sides = ({ stable, canary }: Rollout) => JSON.stringify([stable, canary?.release, canary?.share])

/** Serves here what the bucket says. */
async function follow({ disk, brand, trusted }: Copying, wanted: Rollout): Promise<void> {
  const { stable, canary, by, why, approval } = wanted
  const options = {
    disk,
    brand,
    by,
    why,
    approval,
    keyFile: await trusted(),
    // The command that promoted it has decided that.
    development: true,
    keep: KEEP + 1,
  }
  const here = await readLive(brand)
  // Contents that were brought here are on the disk before visitors depend on them.
  await disk.settle(brand.store)
  if (here?.stable !== stable) await promote({ ...options, release: stable })
  else if (here.canary !== undefined && canary === undefined) await rollback(options)
  if (canary !== undefined) await promote({ ...options, release: canary.release, share: canary.share })
}

/** Changes that a machine took over from a bucket. */
export interface Pulled {
  /** Brands that serve something else than before. */
  readonly switched: readonly string[]
  /** Faults by brand; these serve what they served before. */
  readonly failed: readonly { readonly tenant: string; readonly fault: string }[]
}

/** Key of the bucket, which has nothing to say where this machine has a key of its own. */
async function keyOfBucket(store: ObjectStore): Promise<KeyText | undefined> {
  const found = await store.get(TRUSTED_KEY_FILE)
  return found && { path: `${store.address}/${TRUSTED_KEY_FILE}`, pem: found.body.toString() }
}

/**
 * Brings a store in a folder to what a bucket serves. Visitors of this machine depend on the folder alone: without the
 * bucket they get what they got before.
 * @param options.keyFile PEM file of the public key that releases have to be signed with; absent, the folder's own, else
 *   the bucket's, if there is one
 */
export async function pull(
  objects: ObjectStore,
  folder: string,
  { keyFile }: { readonly keyFile?: string | undefined } = {},
): Promise<Pulled> {
  const store = withLives(objects)
  const disk = openDisk()
  const hashes = openHashes()
  const own = trustedKeyFile(folder, keyFile)
  let ofBucket: Promise<KeyText | undefined> | undefined
  // Asked for where something is switched, which is seldom.
  const trusted = async () => own ?? (await (ofBucket ??= keyOfBucket(store)))
  const switched: string[] = []
  const failed: { tenant: string; fault: string }[] = []
  await inTurns(AT_ONCE, await listBrands(store), async (tenant) => {
    const brand = brandStore(folder, tenant)
    const copying = { store, brand, disk, hashes, trusted }
    try {
      const { rollout } = (await readState(store, tenant)).state
      const here = await readLive(brand)
      if (rollout === undefined || (here !== undefined && sides(here) === sides(rollout))) return
      const kept = new Set((await listKept(store, tenant)).map(({ id }) => id))
      for (const id of servedReleases(rollout)
        .filter((each) => kept.has(each))
        .toReversed())
        await bringRelease(copying, id)
      await follow(copying, rollout)
      switched.push(tenant)
    } catch (error) {
      // One brand stops no other, whatever is wrong with it.
      failed.push({ tenant, fault: error instanceof Error ? error.message : String(error) })
    }
  })
  if (switched.length > 0) await writeStoreFile(disk, folder)
  return { switched: switched.sort(), failed }
}
