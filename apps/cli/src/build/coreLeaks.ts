import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { readCached, writeCached } from '../cacheFile.ts'
import { createLeakScanner, type Leak, type ScannedBrand } from '../stamp/leakScan.ts'
import type { LoadedCore } from './core.ts'
import { toolTexts } from './toolTexts.ts'

/** Names may be words of the code; a host or a licence number in it is somebody's data. */
export const isName = ({ what }: Leak): boolean => what === 'id' || what === 'name'

/** Brands' data in a compile, as it is kept between two builds. */
interface KeptLeaks {
  /** Hash of the compile, of the texts that are searched for, and of the tool. */
  readonly key: string
  readonly leaks: readonly Leak[]
}

/**
 * Brands' data in the shared compile. It stops its owner's build only: every other brand was built without it
 * yesterday, and its bundle would be the same.
 */
async function scanCore(
  brands: readonly ScannedBrand[],
  { core, folder, renderer }: LoadedCore,
): Promise<Leak[]> {
  const scanner = createLeakScanner(brands)
  const texts = [core.messages, core.furtherMessages].flatMap((files) => Object.values(files))
  const files = [...core.files, ...texts, renderer]
  const leaks = await Promise.all(
    files.map(async ({ path }) => scanner.scan(undefined, path, await readFile(join(folder, path)))),
  )
  const ofTool = toolTexts().flatMap((text) => scanner.scan(undefined, 'livery', text))
  return [...leaks.flat(), ...ofTool.filter(isName)]
}

/**
 * Brands' data in the shared compile, searched for when the compile or a brand's data changed.
 * @param key hash of everything that the result depends on
 */
export async function coreLeaks(
  brands: readonly ScannedBrand[],
  core: LoadedCore,
  cache: string,
  key: string,
): Promise<readonly Leak[]> {
  const file = join(cache, 'coreLeaks.json')
  const kept = readCached<KeptLeaks>(file)
  if (kept?.key === key && kept.leaks !== undefined) return kept.leaks
  const leaks = await scanCore(brands, core)
  writeCached(file, { key, leaks } satisfies KeptLeaks)
  return leaks
}
