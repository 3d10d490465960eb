import { readCatalogue } from '@livery/i18n/compile'
import { languageOf, type LanguageCode } from '@livery/i18n/registry'
import { readOverrides, type LoadedTenant } from '@livery/tenant'
import { contrastReport, solveBrand, tokenPaths, type ThemeName } from '@livery/theme'

/** A value before and after; undefined where there was or is none. */
export interface Change<T> {
  readonly before: T | undefined
  readonly after: T | undefined
}

export interface TokenChange extends Change<string> {
  readonly path: string
  readonly theme: ThemeName
}

export interface ContrastChange {
  readonly theme: ThemeName
  readonly foreground: string
  readonly background: string
  readonly use: string
  readonly needed: number
  readonly before: { readonly ratio: number; readonly colors: readonly [string, string] } | undefined
  readonly after: { readonly ratio: number; readonly colors: readonly [string, string] }
  readonly fails: boolean
}

export interface DataChange extends Change<string> {
  /** Dotted path inside `tenant.ts`; of a season, with its name. */
  readonly field: string
}

export interface TextChange extends Change<string> {
  readonly language: LanguageCode
  readonly dir: 'ltr' | 'rtl'
  readonly id: string
}

/** Changes in a brand's data. */
export interface BrandChanges {
  readonly tokens: readonly TokenChange[]
  readonly contrast: readonly ContrastChange[]
  readonly flags: readonly DataChange[]
  readonly data: readonly DataChange[]
  readonly texts: readonly TextChange[]
}

const THEMES = ['dark', 'light'] as const

function compareTokens(before: LoadedTenant | undefined, after: LoadedTenant): TokenChange[] {
  const old = before && solveBrand(before.brand)
  const now = solveBrand(after.brand)
  return THEMES.flatMap((theme) =>
    tokenPaths
      .map((path) => ({ path, theme, before: old?.[theme][path], after: now[theme][path] }))
      .filter((token) => token.before !== token.after),
  )
}

/** Contrast pairs that fail, and those whose ratio changed visibly. */
function compareContrast(before: LoadedTenant | undefined, after: LoadedTenant): ContrastChange[] {
  const old = new Map(
    (before === undefined ? [] : contrastReport(solveBrand(before.brand))).map((reading) => [
      `${reading.theme} ${reading.foreground} ${reading.background}`,
      reading,
    ]),
  )
  const changes = contrastReport(solveBrand(after.brand)).flatMap((reading): ContrastChange[] => {
    const { theme, foreground, background, use, needed } = reading
    const was = old.get(`${theme} ${foreground} ${background}`)
    const fails = reading.ratio < needed
    if (!fails && was !== undefined && Math.abs(was.ratio - reading.ratio) < MIN_VISIBLE_SHARE) return []
    if (was === undefined && !fails) return []
    const measured = (each: typeof reading) => ({
      ratio: each.ratio,
      colors: [each.foregroundColor, each.backgroundColor] as const,
    })
    return [
      {
        theme,
        foreground,
        background,
        use,
        needed,
        before: was && measured(was),
        after: measured(reading),
        fails,
      },
    ]
  })
  // Sorted by severity: failing pairs first, then those nearest to failing.
  return changes.sort((a, b) => a.after.ratio / a.needed - b.after.ratio / b.needed)
}

const MIN_VISIBLE_SHARE = 0.05

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every leaf of a configuration by its dotted path; lists are leaves: their order means something. */
function leaves(value: unknown, path = ''): (readonly [string, string])[] {
  if (!isObject(value)) return [[path, typeof value === 'string' ? value : JSON.stringify(value)]]
  return Object.entries(value).flatMap(([key, item]) => leaves(item, path === '' ? key : `${path}.${key}`))
}

/** Leaves of a brand's data and of its seasons; of an environment those in which it differs from development. */
function dataOf(tenant: LoadedTenant): Map<string, string> {
  const { config, environments = {} } = tenant
  const data = new Map(leaves(config))
  const others = Object.entries(environments).flatMap(([name, values]) =>
    leaves(values)
      .filter(([field, value]) => data.get(field) !== value)
      .map(([field, value]) => [`environments.${name}.${field}`, value] as const),
  )
  return new Map([...data, ...others, ...seasonsOf(tenant)])
}

/** Times of a brand's seasons, and the seeds that they change. */
function seasonsOf({ brand }: LoadedTenant): (readonly [string, string])[] {
  const { seasons = [], ...seeds } = brand
  const own = new Map(leaves(seeds))
  return seasons.flatMap(({ name, from, until, brand: look }) => {
    const changed = leaves(look).filter(([field, value]) => own.get(field) !== value)
    const times = { from: new Date(from).toISOString(), until: new Date(until).toISOString() }
    return [...Object.entries(times), ...changed].map(
      ([field, value]) => [`seasons.${name}.${field}`, value] as const,
    )
  })
}

function compareData(before: LoadedTenant | undefined, after: LoadedTenant): DataChange[] {
  const old = before === undefined ? new Map<string, string>() : dataOf(before)
  const now = dataOf(after)
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: old.get(field), after: now.get(field) }))
    .filter((change) => change.before !== change.after)
}

/**
 * A brand's texts as players read them: its overrides merged over the product's catalogue, in the languages
 * of both sides.
 */
function compareTexts(
  before: LoadedTenant | undefined,
  after: LoadedTenant,
  catalogues: Change<string>,
): TextChange[] {
  const textsOf = (tenant: LoadedTenant | undefined, code: LanguageCode, folder: string | undefined) =>
    tenant?.config.languages.offered.includes(code) === true
      ? { ...readCatalogue(code, folder), ...readOverrides(tenant.path, code) }
      : {}
  return after.config.languages.offered.flatMap((code) => {
    // A new language adds all of its texts: the data section reports it once, so its texts are not listed.
    if (before?.config.languages.offered.includes(code) !== true) return []
    const old = textsOf(before, code, catalogues.before)
    const now = textsOf(after, code, catalogues.after)
    return [...new Set([...Object.keys(old), ...Object.keys(now)])]
      .filter((id) => old[id] !== now[id])
      .map((id) => ({ language: code, dir: languageOf(code).dir, id, before: old[id], after: now[id] }))
  })
}

/** @param catalogues folders of the product's texts on both sides; undefined, livery's own */
export function compareBrands(
  before: LoadedTenant | undefined,
  after: LoadedTenant,
  catalogues: Change<string>,
): BrandChanges {
  const data = compareData(before, after)
  return {
    tokens: compareTokens(before, after),
    contrast: compareContrast(before, after),
    flags: data.filter(({ field }) => field.startsWith('flags.')),
    data: data.filter(({ field }) => !field.startsWith('flags.')),
    texts: compareTexts(before, after, catalogues),
  }
}
