import type { ThemeName } from '../brand/brandInput.ts'
import type { Brand } from '../brand/defineBrand.ts'
import type { TokenPath } from '../contract.ts'
import { gradientGrounds, pictureGrounds } from '../contrast/grounds.ts'
import { hex, mix, withAlpha } from './color.ts'
import type { Hex } from './color.ts'
import { solveGradients } from './gradients.ts'
import { SHAPE_RATIO, solveBalls, solveData, solveFill, solveStatus, TEXT_RATIO, textEnd } from './hues.ts'
import type { StatusName } from './hues.ts'
import { inkOn, readable } from './readable.ts'
import { solveShadows, solveSurfaces } from './surfaces.ts'
import type { Surfaces } from './surfaces.ts'

/** The tokens that differ by theme. */
export type ThemedTokens = { [path in TokenPath]?: string }

const STATUSES: readonly StatusName[] = ['success', 'warning', 'danger', 'info']
const DATA = ['one', 'two', 'three', 'four', 'five', 'six'] as const
/** Comfortable reading, above what the rules ask. */
const SECONDARY_RATIO = 6.5
/** Not asked by any rule: enough to see that something is there. */
export const DISABLED_RATIO = 2

/** What lies over pictures: a scrim under light text, and a chip in the theme's own lightness. */
function mediaTokens(theme: ThemeName, { grey }: Surfaces) {
  const chip = theme === 'dark' ? withAlpha(grey(0.16, 0.04), 0.78) : withAlpha(grey(0.99), 0.9)
  const scrim = withAlpha(grey(theme === 'dark' ? 0.13 : 0.18, 0.05), 0.7)
  return {
    chip,
    scrim,
    on: readable(hex({ l: 0.99, c: 0, h: 0 }), pictureGrounds(scrim), TEXT_RATIO, 1),
    onChip: readable(
      theme === 'dark' ? '#ffffff' : grey(0.25, 0.04),
      pictureGrounds(chip),
      TEXT_RATIO,
      textEnd(theme),
    ),
  }
}

/** Solves one theme of a brand: what things are drawn on first, then what is drawn on them. */
export function solveTheme(brand: Brand, theme: ThemeName): ThemedTokens {
  const dark = theme === 'dark'
  const end = textEnd(theme)
  const surfaces = solveSurfaces(brand, theme)
  const { page, card, raised, sunken, overlay, backdrop, control, hairline, grey } = surfaces
  const brandFill = solveFill(brand.colors.brand, theme, surfaces)
  const accentFill = solveFill(brand.colors.accent, theme, surfaces)
  const gradients = solveGradients(brand, theme, surfaces, brandFill.on)
  const statuses = STATUSES.map((name) => ({ name, ...solveStatus(name, theme, surfaces) }))
  const media = mediaTokens(theme, surfaces)
  const selected = mix(control.rest, brand.colors.brand, dark ? 0.22 : 0.14)

  const plain: Hex[] = [page, card, raised, sunken, overlay]
  const grounds = [
    ...plain,
    control.rest,
    control.hover,
    control.pressed,
    ...gradientGrounds(gradients.page, page),
    ...gradientGrounds(gradients.card, card),
  ]
  const softs = [brandFill.soft, accentFill.soft, selected, ...statuses.map(({ soft }) => soft)]
  const everywhere = [...grounds, ...softs, ...gradientGrounds(gradients.hero, card)]
  const text = (color: Hex, on: readonly Hex[], ratio = TEXT_RATIO) => readable(color, on, ratio, end)
  const brandText = text(brand.colors.brand, grounds)
  const shape = (color: Hex, on: readonly Hex[]) => readable(color, on, SHAPE_RATIO, end)

  const tokens: ThemedTokens = {
    'color.surface.page': page,
    'color.surface.card': card,
    'color.surface.raised': raised,
    'color.surface.sunken': sunken,
    'color.surface.overlay': overlay,
    'color.surface.backdrop': backdrop,
    'color.text.primary': text(grey(dark ? 0.97 : 0.23, dark ? 0.012 : 0.05), everywhere, 7),
    'color.text.secondary': text(
      text(grey(dark ? 0.8 : 0.42, dark ? 0.03 : 0.05), plain, SECONDARY_RATIO),
      everywhere,
    ),
    'color.text.muted': text(grey(dark ? 0.66 : 0.54, dark ? 0.04 : 0.05), grounds),
    'color.text.disabled': text(grey(dark ? 0.5 : 0.72, 0.03), grounds, DISABLED_RATIO),
    'color.text.link': brandText,
    'color.border.subtle': hairline,
    'color.border.control': shape(grey(dark ? 0.5 : 0.66, 0.04), grounds),
    'color.border.focus': shape(brand.colors.brand, everywhere),
    'color.brand.text': brandText,
    'color.accent.text': text(brand.colors.accent, grounds),
    'color.control.rest': control.rest,
    'color.control.hover': control.hover,
    'color.control.pressed': control.pressed,
    'color.control.on': text(grey(dark ? 0.94 : 0.28, dark ? 0.02 : 0.05), [
      control.rest,
      control.hover,
      control.pressed,
    ]),
    'color.control.selected': selected,
    'color.control.onSelected': text(brand.colors.brand, [selected]),
    'color.control.disabled': control.disabled,
    'color.control.onDisabled': text(grey(dark ? 0.5 : 0.72, 0.03), [control.disabled], DISABLED_RATIO),
    'color.media.scrim': media.scrim,
    'color.media.on': media.on,
    'color.media.chip': media.chip,
    'color.media.onChip': media.onChip,
    'color.scrim': dark ? withAlpha(grey(0.06, 0.03), 0.72) : withAlpha(grey(0.2, 0.05), 0.48),
    'color.skeleton.base': dark ? grey(0.3 - 0.06 * brand.surfaces.depth, 0.04) : control.rest,
    'color.skeleton.shine': dark ? grey(0.37 - 0.06 * brand.surfaces.depth, 0.045) : raised,
    'color.favourite': shape(hex(dark ? { l: 0.7, c: 0.2, h: 14 } : { l: 0.58, c: 0.22, h: 14 }), [
      ...plain,
      ...pictureGrounds(media.chip),
    ]),
    'gradient.page': gradients.page,
    'gradient.brand': gradients.brand,
    'gradient.card': gradients.card,
    'gradient.hero': gradients.hero,
  }
  const put = (path: TokenPath, value: string) => {
    tokens[path] = value
  }
  for (const [name, fill] of [
    ['brand', brandFill],
    ['accent', accentFill],
  ] as const) {
    for (const part of ['rest', 'hover', 'pressed', 'on', 'soft', 'onSoft'] as const)
      put(`color.${name}.${part}`, fill[part])
  }
  for (const { name, solid, on, soft, base } of statuses) {
    put(`color.status.${name}.solid`, solid)
    put(`color.status.${name}.on`, on)
    put(`color.status.${name}.soft`, soft)
    put(`color.status.${name}.text`, text(base, [...grounds, soft]))
  }
  const balls = solveBalls(theme)
  for (const name of ['red', 'blue', 'green', 'gold', 'violet', 'on'] as const)
    put(`color.ball.${name}`, balls[name])
  const series = solveData(brand.colors.brand, theme, plain)
  DATA.forEach((name, index) => put(`color.data.${name}`, series[index] ?? inkOn(page)))
  const shadows = solveShadows(brand, theme, surfaces)
  for (const name of ['card', 'raised', 'overlay'] as const) put(`shadow.${name}`, shadows[name])
  return tokens
}
