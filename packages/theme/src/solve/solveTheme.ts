import type { ThemeName } from '../brand/brandInput.ts'
import type { Brand } from '../brand/defineBrand.ts'
import type { TokenPath } from '../contract.ts'
import { solveBackgrounds } from './backgrounds.ts'
import { withAlpha } from './color.ts'
import { solveShadows } from './edges.ts'
import { group } from './group.ts'
import { solveBalls, solveData, TEXT_RATIO, textEnd, type StatusName } from './hues.ts'
import { solveMedia } from './media.ts'
import { solveNeutrals } from './neutrals.ts'
import { readable } from './readable.ts'
import { chosenMark, headingLine, solveTabs } from './selection.ts'

/** The tokens that differ by theme. */
export type ThemedPath = Extract<
  TokenPath,
  `color.${string}` | `logo.${string}` | `gradient.${string}` | `shadow.${string}`
>

/** The picture of the logo that a theme shows. */
const logoShown = (theme: ThemeName) =>
  theme === 'dark' ? { onDark: 'block', onLight: 'none' } : { onDark: 'none', onLight: 'block' }

/** Solves one theme of a brand: first the backgrounds, then the colours drawn on them. */
export function solveTheme(brand: Brand, theme: ThemeName): Readonly<Record<ThemedPath, string>> {
  const backgrounds = solveBackgrounds(brand, theme)
  const { surfaces, edges, gradients, status, plain, quiet } = backgrounds
  const asText = (color: string, on: readonly string[]) => readable(color, on, TEXT_RATIO, textEnd(theme))
  const statusTokens = <N extends StatusName>(name: N) => {
    const { solid, on, soft, base } = status[name]
    return group(`color.status.${name}`, { solid, on, soft, text: asText(base, [...quiet, soft]) })
  }
  const neutrals = solveNeutrals(brand, theme, backgrounds)
  const text = neutrals['color.text.primary']
  const brandText = asText(brand.colors.brand, quiet)
  const { heading = 'plain', field = 'boxed' } = brand.style ?? {}
  const { rest, on } = backgrounds.brand
  return {
    ...neutrals,
    ...group('color.brand', { ...backgrounds.brand, text: brandText }),
    ...group('color.accent', { ...backgrounds.accent, text: asText(brand.colors.accent, quiet) }),
    ...statusTokens('success'),
    ...statusTokens('warning'),
    ...statusTokens('danger'),
    ...statusTokens('info'),
    ...group(
      'color.tab',
      solveTabs(brand, backgrounds, {
        text,
        secondary: neutrals['color.text.secondary'],
        brandText,
        on: neutrals['color.control.on'],
        onSelected: neutrals['color.control.onSelected'],
      }),
    ),
    ...group(
      'color.heading',
      heading === 'slab' ? { fill: rest, on } : { fill: withAlpha(surfaces.page, 0), on: text },
    ),
    'color.field': field === 'underlined' ? withAlpha(surfaces.sunken, 0) : surfaces.sunken,
    ...solveMedia(theme, backgrounds),
    ...group('color.ball', solveBalls()),
    ...group('color.data', solveData(brand.colors.brand, theme, plain)),
    ...group('logo', logoShown(theme)),
    ...group('gradient', {
      ...gradients,
      chosen: chosenMark(brand, brandText),
      heading: headingLine(brand, theme, backgrounds),
    }),
    ...group('shadow', solveShadows(brand, theme, surfaces, edges)),
  }
}
