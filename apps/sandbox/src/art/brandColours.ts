import { fileURLToPath } from 'node:url'

import { loadTenants } from '@livery/tenant'

/** The two colours a banner is painted with. */
export interface BrandColours {
  readonly brand: string
  readonly accent: string
}

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

let loading: Promise<ReadonlyMap<string, BrandColours>> | undefined

/** Seeds of every brand by merchant code, read once. A brand that does not load has no colours, and no banners fail. */
export function brandColours(): Promise<ReadonlyMap<string, BrandColours>> {
  loading ??= loadTenants(ROOT).then(
    (tenants) =>
      new Map(
        tenants.map(({ config, brand }) => [
          config.merchantCode,
          { brand: brand.colors.brand, accent: brand.colors.accent },
        ]),
      ),
    () => new Map(),
  )
  return loading
}
