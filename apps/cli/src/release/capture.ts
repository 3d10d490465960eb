import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

import type { BuildReport } from '../stamp/report.ts'
import type { Disk } from './disk.ts'
import { withLock } from './lock.ts'
import { signManifest } from './signature.ts'
import {
  MANIFEST_FILE,
  SIGNATURE_FILE,
  SITE_FOLDER,
  UNFINISHED,
  type BrandStore,
  type Manifest,
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
}

export interface CaptureOptions {
  readonly disk: Disk
  readonly brand: BrandStore
  /** The built bundle. */
  readonly bundle: string
  readonly site: ReleasedSite
  /** PEM file of the ed25519 key to sign with. */
  readonly keyFile?: string | undefined
}

async function describeFiles(bundle: string): Promise<ReleasedFile[]> {
  const entries = await readdir(bundle, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return Promise.all(
    files.map(async (file) => {
      const content = await readFile(file)
      return {
        path: file.slice(bundle.length + 1).replaceAll('\\', '/'),
        bytes: content.length,
        sha256: createHash('sha256').update(content).digest('hex'),
      }
    }),
  )
}

/** Id of a release: its brand, and the first characters of its manifest's hash. */
export function releaseId(tenant: string, manifest: string): string {
  return `${tenant}-${createHash('sha256').update(manifest).digest('hex').slice(0, 12)}`
}

/** Path of a file content in the store, by its hash. */
function objectPath(objects: string, sha256: string): string {
  return join(objects, sha256.slice(0, 2), sha256)
}

const READ_ONLY = 0o444

/** Stores a content once for all releases of all brands. */
async function keep(disk: Disk, brand: BrandStore, from: string, sha256: string): Promise<string> {
  const object = objectPath(brand.objects, sha256)
  if (existsSync(object)) return object
  const unfinished = `${object}.${process.pid}${UNFINISHED}`
  await disk.copy(from, unfinished)
  await disk.chmod(unfinished, READ_ONLY)
  await disk.rename(unfinished, object)
  return object
}

/**
 * Makes an immutable release of a built bundle: code, data, texts and headers together. The id is a hash of
 * the content, so the same content gives the same release on every machine.
 */
export async function captureRelease(options: CaptureOptions): Promise<Release> {
  const { disk, brand, bundle, site } = options
  return withLock(brand.store, async () => {
    const report = JSON.parse(await readFile(join(bundle, '_build/report.json'), 'utf8')) as BuildReport
    const files = await describeFiles(bundle)
    const manifest: Manifest = { tenant: brand.tenant, build: report.release, site, files }
    const text = `${JSON.stringify(manifest, null, 2)}\n`
    const id = releaseId(brand.tenant, text)
    const folder = join(brand.folder, id)
    const created = !existsSync(folder)
    if (created) {
      const unfinished = `${folder}.${process.pid}${UNFINISHED}`
      await disk.remove(unfinished)
      const folders = files.map(({ path }) => dirname(join(unfinished, SITE_FOLDER, path)))
      const shelves = files.map(({ sha256 }) => dirname(objectPath(brand.objects, sha256)))
      for (const each of new Set([...folders, ...shelves])) await disk.mkdir(each)
      for (const { path, sha256 } of files) {
        const object = await keep(disk, brand, join(bundle, path), sha256)
        await disk.link(object, join(unfinished, SITE_FOLDER, path))
      }
      await disk.write(join(unfinished, MANIFEST_FILE), text)
      await disk.rename(unfinished, folder)
    }
    if (options.keyFile !== undefined) {
      const signature = join(folder, SIGNATURE_FILE)
      const unfinished = `${signature}${UNFINISHED}`
      await disk.write(unfinished, `${await signManifest(text, options.keyFile)}\n`)
      await disk.rename(unfinished, signature)
    }
    return {
      id,
      tenant: brand.tenant,
      folder,
      files: files.length,
      bytes: files.reduce((sum, file) => sum + file.bytes, 0),
      created,
      signed: existsSync(join(folder, SIGNATURE_FILE)),
    }
  })
}
