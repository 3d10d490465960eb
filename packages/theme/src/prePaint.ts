import type { ThemeName } from './brand/brandInput.ts'
import type { SolvedBrand } from './solve/solvedBrand.ts'

/** Colour of page or bars in each theme, with which the browser paints its toolbar. */
export type ThemeColors = Readonly<Record<ThemeName, string>>

/** Key of the browser's storage that keeps the player's choice of theme (S-theme-01). */
export const THEME_STORAGE_KEY = 'theme'

/** Colours for `<meta name="theme-color">`, by theme. */
export function themeColors(solved: SolvedBrand): ThemeColors {
  const dark = solved.dark['color.surface.page']
  const bars = solved.alwaysDark.includes('data-chrome')
  return { dark, light: bars ? dark : solved.light['color.surface.page'] }
}

/**
 * Text of an inline script that sets `data-theme` on `<html>` and the theme colour before the first frame. It
 * must be in `<head>` after `<meta name="theme-color">`. A blocked storage or an unknown value means the
 * default. The same input gives the same text, so that a content security policy can name its hash.
 */
export function prePaintScript(options: { defaultTheme: ThemeName; themeColors?: ThemeColors }): string {
  const { defaultTheme, themeColors: colors } = options
  const read = `var t;try{t=localStorage.getItem('${THEME_STORAGE_KEY}')}catch(e){}`
  const choose = `if(t!='dark'&&t!='light')t='${defaultTheme}';`
  const apply = `d.documentElement.setAttribute('data-theme',t);`
  const paint = colors
    ? `var m=d.querySelector('meta[name=theme-color]');m&&m.setAttribute('content',t=='dark'?'${colors.dark}':'${colors.light}')`
    : ''
  return `(function(d){${read}${choose}${apply}${paint}})(document)`
}
