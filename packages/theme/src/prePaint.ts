import type { ThemeName } from './brand/brandInput.ts'
import type { Season } from './seasons/season.ts'
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

/** A season for the first frame. */
export interface PaintedSeason extends Pick<Season, 'name' | 'from' | 'until'> {
  readonly themeColors: ThemeColors
}

/**
 * Part of the script that chooses a season. It is the one place that compares seasons with the time: on the device, so
 * that no document has to be made anew on the day. `data-at` on `<html>` replaces the time in previews. The toolbar's
 * colour follows every change of theme, because the site knows the brand's own only.
 */
function seasonScript(seasons: readonly PaintedSeason[]): string {
  const rows = seasons.map(({ name, from, until, themeColors: { dark, light } }) =>
    JSON.stringify([from, until, name, dark, light]).replaceAll('"', "'"),
  )
  return (
    `;var h=d.documentElement,n=+h.getAttribute('data-at')||Date.now();[${rows}].forEach(function(s){` +
    `if(n<s[0]||n>=s[1])return;h.setAttribute('data-season',s[2]);var f=function(){m&&` +
    `m.setAttribute('content',h.getAttribute('data-theme')=='dark'?s[3]:s[4])};f();` +
    `new MutationObserver(f).observe(h,{attributeFilter:['data-theme']})})`
  )
}

/**
 * Text of an inline script that sets `data-theme` on `<html>` and the theme colour before the first frame. It
 * must be in `<head>` after `<meta name="theme-color">`. A blocked storage or an unknown value means the
 * default. The same input gives the same text, so that a content security policy can name its hash.
 */
export function prePaintScript(options: {
  defaultTheme: ThemeName
  themeColors?: ThemeColors
  seasons?: readonly PaintedSeason[] | undefined
}): string {
  const { defaultTheme, themeColors: colors, seasons = [] } = options
  const read = `var t;try{t=localStorage.getItem('${THEME_STORAGE_KEY}')}catch(e){}`
  const choose = `if(t!='dark'&&t!='light')t='${defaultTheme}';`
  const apply = `d.documentElement.setAttribute('data-theme',t);`
  const paint = colors
    ? `var m=d.querySelector('meta[name=theme-color]');m&&m.setAttribute('content',t=='dark'?'${colors.dark}':'${colors.light}')`
    : ''
  const season = colors && seasons.length > 0 ? seasonScript(seasons) : ''
  return `(function(d){${read}${choose}${apply}${paint}${season}})(document)`
}
