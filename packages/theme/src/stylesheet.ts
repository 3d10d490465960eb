import type { ThemeName } from './brand/brandInput.ts'
import { tokenVariable, type TokenPath } from './contract.ts'
import type { SolvedBrand, ThemeTokens } from './solve/solvedBrand.ts'
import { tokenPaths } from './tokenPaths.ts'

const MOTION = tokenPaths.filter((path) => /^motion\.(press|sheet|page|moment)$/.test(path))

function declarations(tokens: ThemeTokens, paths: readonly TokenPath[]): string {
  return paths.map((path) => `${tokenVariable(path)}:${tokens[path].replace(/, /g, ',')}`).join(';')
}

/** True where a hard shadow falls on the page around a hero panel: it is the page's ink, not the panel's. */
const castsHard = ({ alwaysDark, light }: SolvedBrand) =>
  alwaysDark.includes('data-hero') && !light['shadow.drop'].startsWith('0 0 ')

/**
 * Rules of a season: the tokens in which it differs from the brand, whose shape, type and dark parts it shares. Each
 * selector has one attribute more than the brand's.
 */
function seasonRules(name: string, base: SolvedBrand, look: SolvedBrand): string {
  const season = `[data-season=${name}]`
  const parts = base.alwaysDark.map((part) => `,${season} [${part}]`).join('')
  const rule = (theme: ThemeName) => {
    const changed = tokenPaths.filter((path) => base[theme][path] !== look[theme][path])
    if (changed.length === 0) return ''
    const selectors = `${season}[data-theme=${theme}],${season} [data-theme=${theme}]`
    return `${selectors}${theme === 'dark' ? parts : ''}{${declarations(look[theme], changed)}}`
  }
  const shadow = castsHard(base)
    ? `${season}[data-theme=light] [data-hero]{${declarations(look.light, ['shadow.card'])}}`
    : ''
  return `${rule('dark')}${rule('light')}${shadow}`
}

/**
 * Style sheet of a brand: `@font-face` rules and assignments of the contract's variables, nothing else,
 * minified. Dark and light are complete; under reduced motion the durations are 1 ms. Parts marked `data-hero`
 * or `data-chrome` carry the dark theme in both where the brand says so.
 * @param options.seasons looks that hold while `<html>` carries their name as `data-season`
 * @param options.fontFaces the `css` of `fontFaces()`; put first
 * @param options.defaultTheme the theme in force while `<html>` carries no `data-theme` (default dark)
 */
export function brandStylesheet(
  solved: SolvedBrand,
  options: {
    fontFaces?: string
    defaultTheme?: ThemeName
    seasons?: readonly { readonly name: string; readonly solved: SolvedBrand }[]
  } = {},
): string {
  const { fontFaces = '', defaultTheme = 'dark', seasons = [] } = options
  const shared = new Set(solved.shared)
  const themed = tokenPaths.filter((path) => !shared.has(path))
  const darkParts = solved.alwaysDark.map((part) => `,[${part}]`).join('')
  const theme = (name: ThemeName) =>
    `${name === defaultTheme ? ':root,' : ''}[data-theme=${name}]${name === 'dark' ? darkParts : ''}{${declarations(solved[name], themed)};color-scheme:${name}}`
  const themes = defaultTheme === 'dark' ? [theme('dark'), theme('light')] : [theme('light'), theme('dark')]
  const heroShadow = castsHard(solved)
    ? `[data-theme=light] [data-hero]{${declarations(solved.light, ['shadow.card'])}}`
    : ''
  // 1 ms and not 0: components wait for the end of a transition, and a duration of zero fires no event.
  const still = MOTION.map((path) => `${tokenVariable(path)}:1ms`).join(';')
  return [
    fontFaces,
    `:root{${declarations(solved.dark, solved.shared)}}`,
    ...themes,
    heroShadow,
    ...seasons.map(({ name, solved: look }) => seasonRules(name, solved, look)),
    `@media (prefers-reduced-motion:reduce){:root{${still}}}`,
  ].join('')
}
