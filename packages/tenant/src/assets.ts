import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

export const ASSETS_FOLDER = 'assets'

/** Required pictures of every brand, by file name; the build looks for exactly these names. */
export const REQUIRED_ASSETS = ['logo.svg', 'icon.svg'] as const
/** Optional pictures with a fallback: `logo-light.svg` falls back to `logo.svg`. */
export const OPTIONAL_ASSETS = ['logo-light.svg'] as const
export const BANNER_FOLDER = 'banners'
/** File types that browsers show and the build can serve. */
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
