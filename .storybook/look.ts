import { brandStylesheet, solveBrand, type Brand, type IconSet, type ThemeName } from '@livery/theme'
import brands from 'virtual:brand-faces'

/** All brands of `tenants/` by folder name; new folders are found automatically. */
const BRANDS: ReadonlyMap<string, Brand> = new Map(
  Object.entries(brands).map(([id, { brand }]) => [id, brand]),
)

export const THEMES: readonly ThemeName[] = ['dark', 'light']

/** Generated brand that reveals hard-coded colours: every token has a different garish colour. */
export const PROBE = '_probe'

/** Brands that players see, without generated ones. */
export const LIVE_BRANDS: readonly string[] = [...BRANDS.keys()].filter((id) => !id.startsWith('_'))

const packages = import.meta.glob<{ livery?: { walked?: boolean } }>('../tenants/*/package.json', {
  eager: true,
  import: 'default',
})

/** Brands in which stories are tested: all but those whose folder says that it is not walked. */
export const WALKED_BRANDS: readonly string[] = LIVE_BRANDS.filter(
  (id) => packages[`../tenants/${id}/package.json`]?.livery?.walked !== false,
)

const sheets = new Map<string, string>()

/**
 * Brand of a folder.
 * @throws when there is none, naming the existing ones
 */
export function brandNamed(tenant: string): Brand {
  const brand = BRANDS.get(tenant)
  if (!brand) throw new Error(`No tenants/${tenant}/brand.ts; there are ${[...BRANDS.keys()].join(', ')}`)
  return brand
}

/** Icons that a brand draws itself. */
export const iconsOf = (tenant: string): IconSet | undefined => brands[tenant]?.icons

function stylesheetOf(tenant: string): string {
  const known = sheets.get(tenant)
  if (known !== undefined) return known
  const brand = brandNamed(tenant)
  const seasons = (brand.seasons ?? []).map(({ name, brand: look }) => ({ name, solved: solveBrand(look) }))
  const sheet = brandStylesheet(solveBrand(brand), { fontFaces: brands[tenant]?.faces ?? '', seasons })
  sheets.set(tenant, sheet)
  return sheet
}

/** Names of the seasons of all brands. */
export const SEASONS: readonly string[] = [
  ...new Set([...BRANDS.values()].flatMap(({ seasons = [] }) => seasons.map(({ name }) => name))),
]

/**
 * Applies a brand and theme to the document, as a bundle of that tenant would.
 * @param season name of a season, which only brands that have one show
 */
export function applyBrand(tenant: string, theme: ThemeName, season = ''): void {
  const id = 'livery-brand'
  const element =
    document.getElementById(id) ??
    document.head.appendChild(Object.assign(document.createElement('style'), { id }))
  const sheet = stylesheetOf(tenant)
  if (element.textContent !== sheet) element.textContent = sheet
  document.documentElement.dataset['theme'] = theme
  document.documentElement.dataset['season'] = season
}
