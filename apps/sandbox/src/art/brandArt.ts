import { BANNER_FOLDER, listAssets, loadTenants, readAsset } from '@livery/tenant'
import type { Brand } from '@livery/theme'

import { BRANDS_ROOT } from '../brandsRoot.ts'
import { shadeOf, type Shade } from './offers/manner.ts'
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
  /** The brand's seeds, from which its other pictures are drawn. */
  readonly look: Brand
  /** Lightness of its pictures where text stands on them. */
  readonly shade: Shade
}

let loading: Promise<ReadonlyMap<string, BrandArt>> | undefined

function readBanners(path: string): OwnBanner[] {
  const pictures = listAssets(path).filter(
    (name) => name.startsWith(`${BANNER_FOLDER}/`) && name.endsWith('.svg'),
  )
  return pictures.map((name) => readAsset(path, name).toString())
}

async function load(): Promise<ReadonlyMap<string, BrandArt>> {
  const tenants = await loadTenants(BRANDS_ROOT).catch(() => [])
  const art = tenants.map(({ config, brand, path }): [string, BrandArt] => {
    const { brand: main, accent } = brand.colors
    return [
      config.merchantCode,
      { brand: main, accent, banners: readBanners(path), look: brand, shade: shadeOf(brand) },
    ]
  })
  return new Map(art)
}

/**
 * Art of every brand by merchant code, read once. Brands that do not load are left out, so that banners
 * never fail.
 */
export function brandArt(): Promise<ReadonlyMap<string, BrandArt>> {
  loading ??= load()
  return loading
}
