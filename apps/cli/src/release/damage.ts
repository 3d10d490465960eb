import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Hashes } from './hashes.ts'
import { parseManifest } from './manifest.ts'
import { textOf } from './reading.ts'
import {
  MANIFEST_FILE,
  SIGNATURE_FILE,
  SITE_FOLDER,
  damagedManifest,
  type BrandStore,
  type Manifest,
} from './store.ts'

/** Something in a release that is not as it was released. */
export interface Damage {
  readonly release: string
  /** Path below the release's folder. */
  readonly path: string
  readonly what: 'missing' | 'changed' | 'extra'
  /** Hash of the right content; absent for what should not be there. */
  readonly sha256?: string
}

/** A release as it is on disk. */
export interface Examined {
  /** Undefined when the manifest is missing or not the one that the release is named by. */
  readonly manifest: Manifest | undefined
  readonly damages: readonly Damage[]
}

/** Names that a release's folder may hold. */
const PARTS = new Set([MANIFEST_FILE, SIGNATURE_FILE, SITE_FOLDER])

/** Manifest of a release, if it is the one that the release is named by. */
export function soundManifest({ tenant, folder }: BrandStore, id: string): Manifest | undefined {
  const text = textOf(join(folder, id, MANIFEST_FILE))
  return text === undefined ? undefined : parseManifest(tenant, id, text)
}

/** @throws {UserError} when the manifest is missing or not the one that the release is named by */
export function demandSound(brand: BrandStore, id: string): Manifest {
  const manifest = soundManifest(brand, id)
  if (manifest === undefined) throw damagedManifest(brand, id)
  return manifest
}

/** Paths below a folder of everything in it but folders, with `/` on every system. */
function pathsBelow(folder: string, prefix = ''): string[] {
  // By hand: the library's own recursion asks again for the kind of each of its entries.
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory()
        ? pathsBelow(join(folder, entry.name), `${prefix}${entry.name}/`)
        : [prefix + entry.name],
    )
  } catch {
    return []
  }
}

/** Looks at every file of a release, and for files that are not its own. */
export function examineRelease(brand: BrandStore, id: string, hashes: Hashes): Examined {
  const folder = join(brand.folder, id)
  const manifest = soundManifest(brand, id)
  if (manifest === undefined) {
    const what = textOf(join(folder, MANIFEST_FILE)) === undefined ? 'missing' : 'changed'
    return { manifest, damages: [{ release: id, path: MANIFEST_FILE, what }] }
  }
  const site = join(folder, SITE_FOLDER)
  const named = new Set(manifest.files.map(({ path }) => `${SITE_FOLDER}/${path}`))
  const files = manifest.files.flatMap(({ path, sha256 }): Damage[] => {
    const found = hashes.of(`${site}/${path}`)
    if (found === sha256) return []
    const what = found === undefined ? 'missing' : 'changed'
    return [{ release: id, path: `${SITE_FOLDER}/${path}`, what, sha256 }]
  })
  const extra = pathsBelow(folder)
    .filter((path) => !named.has(path) && !PARTS.has(path))
    .map((path): Damage => ({ release: id, path, what: 'extra' }))
  return { manifest, damages: [...files, ...extra] }
}

const FEW = 3

/** `index.html, assets/main.js and 4 more`: paths of the site as its visitors know them. */
export function namedFiles(damages: readonly Damage[]): string {
  const names = damages.map(({ path, what }) => {
    const name = path.startsWith(`${SITE_FOLDER}/`) ? path.slice(SITE_FOLDER.length + 1) : path
    return what === 'extra' ? `${name}, which is no file of it` : name
  })
  const more = names.length > FEW ? ` and ${names.length - FEW} more` : ''
  return `${names.slice(0, FEW).join(', ')}${more}`
}
