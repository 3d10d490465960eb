import { statSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'

import type { Header, ServedHeaders } from '../stamp/headers.ts'
import type { BuildReport } from '../stamp/report.ts'
import { openHostIndex } from './hosts.ts'

/** A folder of files that visitors may ask for. */
export interface Shelf {
  readonly folder: string
  /**
   * SHA-256 of each file by its path below the folder, of a release. Nothing else in the folder is served, and no file
   * with another hash. Absent, every file is served as it is.
   */
  readonly hashes?: () => Promise<ReadonlyMap<string, string>>
}

/** A built brand with the settings that a server needs. */
export interface Bundle extends Shelf {
  readonly id: string
  readonly hosts: readonly string[]
  readonly served: ServedHeaders
  /** Other releases, whose pages may still be open and request hashed files. */
  readonly otherReleases?: readonly Shelf[]
  /** Folder of documents that were renewed beside a bundle that never changes. */
  readonly fresh?: string | undefined
  /** Headers of pages in addition to those they were built with. */
  readonly pageHeaders?: readonly Header[]
}

async function readBundle(folder: string, id: string): Promise<Bundle | undefined> {
  try {
    const [report, served] = await Promise.all([
      readFile(join(folder, '_build/report.json'), 'utf8'),
      readFile(join(folder, '_build/headers.json'), 'utf8'),
    ])
    const { hosts } = JSON.parse(report) as BuildReport
    const { rules, homePaths } = JSON.parse(served) as ServedHeaders
    // One bundle whose settings are no longer what a build wrote takes no other from its visitors.
    if (![hosts, rules, homePaths].every(Array.isArray)) return undefined
    return { id, folder, hosts, served: { rules, homePaths } }
  } catch {
    return undefined
  }
}

/** Built brands by host; reloaded when one was rebuilt, added or removed. */
export interface Bundles {
  readonly list: () => Promise<readonly Bundle[]>
  /**
   * @param host a `Host` header, with or without a port
   * @param cookies a `Cookie` header, which decides the side of a canary
   */
  readonly find: (host: string, cookies?: string) => Promise<Bundle | undefined>
}

export function openBundles(out: string): Bundles {
  const known = new Map<string, { changed: number; bundle: Bundle }>()

  async function current(id: string): Promise<Bundle | undefined> {
    const folder = join(out, id)
    // Not awaited: a promise costs a request several times as much as the call.
    const info = statSync(join(folder, '_build/report.json'), { throwIfNoEntry: false })
    if (info === undefined) return undefined
    const kept = known.get(id)
    if (kept?.changed === info.mtimeMs) return kept.bundle
    const bundle = await readBundle(folder, id)
    if (bundle !== undefined) known.set(id, { changed: info.mtimeMs, bundle })
    return bundle
  }

  return openHostIndex({
    ids: async () => {
      const entries = await readdir(out, { withFileTypes: true }).catch(() => [])
      return entries
        .filter((entry) => entry.isDirectory() && !entry.name.includes('.'))
        .map(({ name }) => name)
        .sort()
    },
    current,
  })
}
