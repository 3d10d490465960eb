import { brandStylesheet, solveBrand, type Brand, type ThemeName } from '@livery/theme'
import faces from 'virtual:brand-faces'

const modules = import.meta.glob<Brand>('../tenants/*/brand.ts', { eager: true, import: 'default' })

/** Every brand of `tenants/`, by folder name. A new folder is found by itself. */
export const BRANDS: ReadonlyMap<string, Brand> = new Map(
  Object.entries(modules).map(([path, brand]) => [path.split('/').at(-2) ?? path, brand]),
)

export const THEMES: readonly ThemeName[] = ['dark', 'light']

/** The brand that finds colours which are nobody's: generated, a different garish colour a token. */
export const PROBE = '_probe'

/** The brands that players see. */
export const LIVE_BRANDS: readonly string[] = [...BRANDS.keys()].filter((id) => !id.startsWith('_'))

const sheets = new Map<string, string>()

/** The brand of a folder. @throws when there is none, naming those that there are */
export function brandNamed(tenant: string): Brand {
  const brand = BRANDS.get(tenant)
  if (!brand) throw new Error(`No tenants/${tenant}/brand.ts; there are ${[...BRANDS.keys()].join(', ')}`)
  return brand
}

function stylesheetOf(tenant: string): string {
  const known = sheets.get(tenant)
  if (known !== undefined) return known
  const sheet = brandStylesheet(solveBrand(brandNamed(tenant)), { fontFaces: faces[tenant] ?? '' })
  sheets.set(tenant, sheet)
  return sheet
}

/** Dresses the document in a brand and theme, as a bundle of that tenant would. */
export function wear(tenant: string, theme: ThemeName): void {
  const id = 'livery-brand'
  const element =
    document.getElementById(id) ??
    document.head.appendChild(Object.assign(document.createElement('style'), { id }))
  const sheet = stylesheetOf(tenant)
  if (element.textContent !== sheet) element.textContent = sheet
  document.documentElement.dataset['theme'] = theme
}
