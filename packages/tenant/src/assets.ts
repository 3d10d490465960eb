import { extname } from 'node:path'

import { brandEntries } from './files/brandEntries.ts'
import { LARGEST, readBrandFile } from './files/brandFile.ts'

export const ASSETS_FOLDER = 'assets'

/** Required pictures of every brand, by file name; the build looks for exactly these names. */
export const REQUIRED_ASSETS = ['logo.svg', 'icon.svg'] as const
/** Optional pictures with a fallback: `logo-light.svg` falls back to `logo.svg`. */
export const OPTIONAL_ASSETS = ['logo-light.svg'] as const
export const BANNER_FOLDER = 'banners'
/** File types that browsers show and the build can serve. */
export const BANNER_KINDS = ['.svg', '.webp', '.avif', '.png', '.jpg'] as const

/** Folder of the icons that a brand draws itself: `<name>.svg`. */
export const ICON_FOLDER = 'icons'

/** A brand's picture files, as paths below `assets/` with forward slashes, sorted; only regular files. */
export function listAssets(tenantPath: string): string[] {
  return brandEntries(tenantPath, ASSETS_FOLDER)
    .filter(({ folder, refused }) => !folder && refused === undefined)
    .map(({ path }) => path.slice(ASSETS_FOLDER.length + 1))
}

/** Greatest size of a picture file in bytes, by its name. */
export function largestAsset(name: string): number {
  if (name.startsWith(`${ICON_FOLDER}/`)) return LARGEST.icon
  return extname(name).toLowerCase() === '.svg' ? LARGEST.drawing : LARGEST.picture
}

/**
 * Content of a picture file.
 * @param name path below `assets/`
 * @throws {FileRefused} for a link, a pipe or too many bytes
 * @throws {Error} when there is no such file
 */
export function readAsset(tenantPath: string, name: string): Buffer {
  const content = readBrandFile(tenantPath, `${ASSETS_FOLDER}/${name}`, largestAsset(name))
  if (content === undefined) throw new Error(`There is no ${ASSETS_FOLDER}/${name} in ${tenantPath}.`)
  return content
}
