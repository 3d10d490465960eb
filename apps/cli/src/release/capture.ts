import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import { describeRelease } from './describe.ts'
import type { Disk } from './disk.ts'
import { openHashes, type Hashes } from './hashes.ts'
import { withBrandLock } from './lock.ts'
import { readLog, writeLog } from './log.ts'
import { linkEverywhere, mendRelease } from './mend.ts'
import { isGone, keepObject, objectPath, retried } from './objects.ts'
import { replaceFile } from './replaceFile.ts'
import { signManifest } from './signature.ts'
import {
  MANIFEST_FILE,
  SIGNATURE_FILE,
  SITE_FOLDER,
  UNFINISHED,
  type BrandStore,
  type ReleasedFile,
  type ReleasedSite,
} from './store.ts'

/** A release in its store. */
export interface Release {
  readonly id: string
  readonly tenant: string
  readonly folder: string
  readonly files: number
  readonly bytes: number
  /** False when a release with the same content existed before. */
  readonly created: boolean
  readonly signed: boolean
  /** Files that the store had with another content than their name says, and has right again. */
  readonly restored: number
}

export interface CaptureOptions {
  readonly disk: Disk
  readonly brand: BrandStore
  /** The built bundle. */
  readonly bundle: string
  readonly site: ReleasedSite
  /** True for a release to try at this machine, which is promoted to nobody else. */
  readonly development?: boolean | undefined
  /** PEM file of the ed25519 key to sign with. */
  readonly keyFile?: string | undefined
  /** Person who releases, for the log. */
  readonly by?: string
  readonly why?: string | undefined
  /** Hashes that other releases of the same command were compared with. */
  readonly hashes?: Hashes
  /** Seconds to wait for another process. */
  readonly wait?: number | undefined
  readonly now?: () => Date
}

/** Stores what the store lacks or has damaged. @returns hashes of contents that were damaged */
async function keepAll(
  { disk, brand, bundle }: CaptureOptions,
  files: readonly ReleasedFile[],
  hashes: Hashes,
): Promise<ReadonlySet<string>> {
  const { objects } = brand
  const restored = new Set<string>()
  for (const { path, sha256 } of files) {
    const kept = await retried(() => keepObject(disk, hashes, { objects, from: `${bundle}/${path}`, sha256 }))
    if (kept.restored) restored.add(sha256)
  }
  return restored
}

/** Writes a release beside the others and gives it its name at the end. */
async function writeRelease(
  { disk, brand, bundle }: CaptureOptions,
  folder: string,
  { text, files }: { readonly text: string; readonly files: readonly ReleasedFile[] },
): Promise<void> {
  const { objects } = brand
  const unfinished = `${folder}.${process.pid}${UNFINISHED}`
  const site = join(unfinished, SITE_FOLDER)
  await disk.remove(unfinished)
  try {
    const folders = files.map(({ path }) => dirname(`${site}/${path}`))
    for (const each of new Set(folders)) await disk.mkdir(each)
    for (const { path, sha256 } of files)
      await retried(async () => {
        const link = () => disk.link(objectPath(objects, sha256), `${site}/${path}`)
        await link().catch(async (error: unknown) => {
          if (!isGone(error)) throw error
          await keepObject(disk, openHashes(), { objects, from: join(bundle, path), sha256 })
          await link()
        })
      })
    await disk.write(join(unfinished, MANIFEST_FILE), text)
    await disk.rename(unfinished, folder)
  } catch (error) {
    await disk.remove(unfinished).catch(() => undefined)
    throw error
  }
}

/**
 * Makes an immutable release of a built bundle: code, data, texts and headers together. The id is a hash of the
 * content, so the same content gives the same release on every machine. Contents that the store has damaged are
 * restored, in this release and in all that share them.
 */
export async function captureRelease(options: CaptureOptions): Promise<Release> {
  const { disk, brand, bundle, site, development, hashes = openHashes(), now = () => new Date() } = options
  return withBrandLock(
    brand,
    async () => {
      const { id, text, manifest } = await describeRelease(
        { tenant: brand.tenant, bundle, site, development },
        hashes,
      )
      const { files } = manifest
      // A key that cannot be read is told before anything is stored.
      const signature = options.keyFile && `${await signManifest(text, options.keyFile)}\n`
      const folder = join(brand.folder, id)
      const created = !existsSync(folder)
      const restored = await keepAll(options, files, hashes)
      let mended = 0
      if (created) await writeRelease(options, folder, { text, files })
      else {
        const known = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch(() => '')
        if (known !== text) await replaceFile(disk, join(folder, MANIFEST_FILE), text)
        mended = (await mendRelease(disk, brand, id, hashes)).mended.length
      }
      await linkEverywhere(disk, brand.store, restored, hashes)
      if (signature !== undefined) await replaceFile(disk, join(folder, SIGNATURE_FILE), signature)
      const { by = 'unknown', why } = options
      const entry = { at: now().toISOString(), by, release: id, ...(why === undefined ? {} : { why }) }
      // A process may have been killed between the release and its entry; the last one named is what promote --all takes.
      if ((await readLog(brand)).findLast(({ what }) => what === 'release')?.release !== id)
        await writeLog(disk, brand, { ...entry, what: 'release' })
      if (mended + restored.size > 0) await writeLog(disk, brand, { ...entry, what: 'repair' })
      return {
        id,
        tenant: brand.tenant,
        folder,
        files: files.length,
        bytes: files.reduce((sum, file) => sum + file.bytes, 0),
        created,
        signed: existsSync(join(folder, SIGNATURE_FILE)),
        restored: Math.max(restored.size, mended),
      }
    },
    options.wait,
  )
}
