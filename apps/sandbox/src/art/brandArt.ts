import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { loadTenants } from '@livery/tenant'

import type { OwnBanner } from './ownBanner.ts'

/** Main and accent colour of a banner. */
export interface BrandColours {
  readonly brand: string
  readonly accent: string
}

/** Brand data for pictures. */
export interface BrandArt extends BrandColours {
  /** The brand's own banner files, ordered by file name; may be empty. */
  readonly banners: readonly OwnBanner[]
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

let loading: Promise<ReadonlyMap<string, BrandArt>> | undefined

async function readBanners(folder: string): Promise<OwnBanner[]> {
  const files = await readdir(folder).catch(() => [])
  const pictures = files.filter((file) => file.endsWith('.svg')).sort()
  return Promise.all(pictures.map((file) => readFile(join(folder, file), 'utf8')))
}

async function load(): Promise<ReadonlyMap<string, BrandArt>> {
  const tenants = await loadTenants(ROOT).catch(() => [])
  const art = tenants.map(async ({ config, brand, path }): Promise<[string, BrandArt]> => {
    const banners = await readBanners(join(path, 'assets/banners'))
    return [config.merchantCode, { brand: brand.colors.brand, accent: brand.colors.accent, banners }]
  })
  return new Map(await Promise.all(art))
}

/**
 * Art of every brand by merchant code, read once. Brands that do not load are left out, so that banners
 * never fail.
 */
export function brandArt(): Promise<ReadonlyMap<string, BrandArt>> {
  loading ??= load()
  return loading
}
