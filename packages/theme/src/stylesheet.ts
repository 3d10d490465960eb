import type { ThemeName } from './brand/brandInput.ts'
import { tokenVariable, type TokenPath } from './contract.ts'
import type { SolvedBrand, ThemeTokens } from './solve/solvedBrand.ts'
import { tokenPaths } from './tokenPaths.ts'

const MOTION = tokenPaths.filter((path) => /^motion\.(press|sheet|page|moment)$/.test(path))

function declarations(tokens: ThemeTokens, paths: readonly TokenPath[]): string {
  return paths.map((path) => `${tokenVariable(path)}:${tokens[path].replace(/, /g, ',')}`).join(';')
}

/**
 * Style sheet of a brand: `@font-face` rules and assignments of the contract's variables, nothing else,
 * minified. Dark and light are complete; under reduced motion the durations are 1 ms. Parts marked `data-hero`
 * or `data-chrome` carry the dark theme in both where the brand says so.
 * @param options.fontFaces the `css` of `fontFaces()`; put first
 * @param options.defaultTheme the theme in force while `<html>` carries no `data-theme` (default dark)
 */
export function brandStylesheet(
  solved: SolvedBrand,
  options: { fontFaces?: string; defaultTheme?: ThemeName } = {},
): string {
  const { fontFaces = '', defaultTheme = 'dark' } = options
  const shared = new Set(solved.shared)
  const themed = tokenPaths.filter((path) => !shared.has(path))
  const darkParts = solved.alwaysDark.map((part) => `,[${part}]`).join('')
  const theme = (name: ThemeName) =>
    `${name === defaultTheme ? ':root,' : ''}[data-theme=${name}]${name === 'dark' ? darkParts : ''}{${declarations(solved[name], themed)};color-scheme:${name}}`
  const themes = defaultTheme === 'dark' ? [theme('dark'), theme('light')] : [theme('light'), theme('dark')]
  // A hard shadow falls on the page around a panel: it is the page's ink, not the panel's.
  const cast = solved.alwaysDark.includes('data-hero') && !solved.light['shadow.drop'].startsWith('0 0 ')
  const heroShadow = cast
    ? `[data-theme=light] [data-hero]{${declarations(solved.light, ['shadow.card'])}}`
    : ''
  // 1 ms and not 0: components wait for the end of a transition, and a duration of zero fires no event.
  const still = MOTION.map((path) => `${tokenVariable(path)}:1ms`).join(';')
  return [
    fontFaces,
    `:root{${declarations(solved.dark, solved.shared)}}`,
    ...themes,
    heroShadow,
    `@media (prefers-reduced-motion:reduce){:root{${still}}}`,
  ].join('')
}
