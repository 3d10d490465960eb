import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { BuildReport } from '../stamp/report.ts'
import type { Hashes } from './hashes.ts'
import { releaseId, type Manifest, type ReleasedFile, type ReleasedSite } from './store.ts'

/** A built bundle that is to become a release. */
export interface ToDescribe {
  readonly tenant: string
  /** The built bundle. */
  readonly bundle: string
  readonly site: ReleasedSite
  /** True for a release to try at this machine, which is promoted to nobody else. */
  readonly development?: boolean | undefined
}

/** A release before it is stored. */
export interface Described {
  readonly id: string
  readonly manifest: Manifest
  /** The manifest as it is written: its hash is the release's id. */
  readonly text: string
}

async function describeFiles(bundle: string, hashes: Hashes): Promise<ReleasedFile[]> {
  const entries = await readdir(bundle, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort()
    .flatMap((file): ReleasedFile[] => {
      const found = hashes.look(file)
      const path = file.slice(bundle.length + 1).replaceAll('\\', '/')
      return found === undefined ? [] : [{ path, ...found }]
    })
}

/** Id and manifest of a bundle: the same content gives the same release on every machine. */
export async function describeRelease(
  { tenant, bundle, site, development }: ToDescribe,
  hashes: Hashes,
): Promise<Described> {
  const report = JSON.parse(await readFile(join(bundle, '_build/report.json'), 'utf8')) as BuildReport
  const manifest: Manifest = {
    tenant,
    build: report.release,
    site,
    ...(development === true ? { development: true as const } : {}),
    files: await describeFiles(bundle, hashes),
  }
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  return { id: releaseId(tenant, text), manifest, text }
}
