import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

export const ASSETS_FOLDER = 'assets'

/** Pictures that every brand has, by file name: the names are the interface. */
export const REQUIRED_ASSETS = ['logo.svg', 'icon.svg'] as const
/** Pictures with a fall-back: `logo-light.svg` falls back to `logo.svg`. */
export const OPTIONAL_ASSETS = ['logo-light.svg'] as const
export const BANNER_FOLDER = 'banners'
/** Kinds that browsers show and that the build knows how to serve. */
export const BANNER_KINDS = ['.svg', '.webp', '.avif', '.png', '.jpg'] as const

/** A brand's picture files, as paths below `assets/` with forward slashes, sorted. */
export async function listAssets(tenantPath: string): Promise<string[]> {
  const entries = await readdir(join(tenantPath, ASSETS_FOLDER), {
    recursive: true,
    withFileTypes: true,
  }).catch(() => [])
  const prefix = join(tenantPath, ASSETS_FOLDER)
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(prefix.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}
