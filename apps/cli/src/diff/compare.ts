import { readCatalogue } from '@livery/i18n/compile'
import { languageOf } from '@livery/i18n/registry'
import type { LanguageCode } from '@livery/i18n/registry'
import { readOverrides } from '@livery/tenant'
import type { LoadedTenant } from '@livery/tenant'
import { contrastReport, solveBrand, tokenPaths } from '@livery/theme'
import type { ThemeName } from '@livery/theme'

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
  readonly ground: string
  readonly use: string
  readonly needed: number
  readonly before: { readonly ratio: number; readonly colors: readonly [string, string] } | undefined
  readonly after: { readonly ratio: number; readonly colors: readonly [string, string] }
  readonly fails: boolean
}

export interface DataChange extends Change<string> {
  /** Dotted path inside `tenant.ts`. */
  readonly field: string
}

export interface TextChange extends Change<string> {
  readonly language: LanguageCode
  readonly dir: 'ltr' | 'rtl'
  readonly id: string
}

/** Everything in a brand's data that a change touches. */
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

/** Pairs that fail, and those whose ratio moved by as much as anybody would see. */
function compareContrast(before: LoadedTenant | undefined, after: LoadedTenant): ContrastChange[] {
  const old = new Map(
    (before === undefined ? [] : contrastReport(solveBrand(before.brand))).map((reading) => [
      `${reading.theme} ${reading.foreground} ${reading.ground}`,
      reading,
    ]),
  )
  const changes = contrastReport(solveBrand(after.brand)).flatMap((reading): ContrastChange[] => {
    const { theme, foreground, ground, use, needed } = reading
    const was = old.get(`${theme} ${foreground} ${ground}`)
    const fails = reading.ratio < needed
    if (!fails && was !== undefined && Math.abs(was.ratio - reading.ratio) < LEAST_SEEN) return []
    if (was === undefined && !fails) return []
    const measured = (each: typeof reading) => ({
      ratio: each.ratio,
      colors: [each.foregroundColor, each.groundColor] as const,
    })
    return [
      {
        theme,
        foreground,
        ground,
        use,
        needed,
        before: was && measured(was),
        after: measured(reading),
        fails,
      },
    ]
  })
  // What fails comes first, then what is nearest to failing.
  return changes.sort((a, b) => a.after.ratio / a.needed - b.after.ratio / b.needed)
}

const LEAST_SEEN = 0.05

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every leaf of a configuration by its dotted path; lists are leaves: their order means something. */
function leaves(value: unknown, path = ''): (readonly [string, string])[] {
  if (!isObject(value)) return [[path, typeof value === 'string' ? value : JSON.stringify(value)]]
  return Object.entries(value).flatMap(([key, item]) => leaves(item, path === '' ? key : `${path}.${key}`))
}

function compareData(before: LoadedTenant | undefined, after: LoadedTenant): DataChange[] {
  const old = new Map(before === undefined ? [] : leaves(before.config))
  const now = new Map(leaves(after.config))
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: old.get(field), after: now.get(field) }))
    .filter((change) => change.before !== change.after)
}

/** A brand's texts as players read them: its own words over the product's, in the languages of both sides. */
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
    // A language that is new brings all of its texts: that is told as data, not a thousand times over.
    if (before?.config.languages.offered.includes(code) !== true) return []
    const old = textsOf(before, code, catalogues.before)
    const now = textsOf(after, code, catalogues.after)
    return [...new Set([...Object.keys(old), ...Object.keys(now)])]
      .filter((id) => old[id] !== now[id])
      .map((id) => ({ language: code, dir: languageOf(code).dir, id, before: old[id], after: now[id] }))
  })
}

/** @param catalogues the folders of the product's texts on both sides; undefined, those that livery came with */
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
