import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { loadTenants } from '@livery/tenant'

import type { OwnBanner } from './ownBanner.ts'

/** The two colours a banner is painted with. */
export interface BrandColours {
  readonly brand: string
  readonly accent: string
}

/** What a brand lends to its pictures. */
export interface BrandArt extends BrandColours {
  /** Banners the brand drew itself, in the order of their files' names; may be none. */
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

/** Art of every brand by merchant code, read once. A brand that does not load has none, and no banner fails. */
export function brandArt(): Promise<ReadonlyMap<string, BrandArt>> {
  loading ??= load()
  return loading
}
