import type { ThemeName } from '../brand/brandInput.ts'
import type { Brand } from '../brand/defineBrand.ts'
import { gradientBackgrounds } from '../contrast/backgrounds.ts'
import { hex, mix, oklch, withAlpha, worstContrast, type Hex } from './color.ts'
import { TEXT_RATIO } from './hues.ts'
import { artPattern, ornamented } from './ornament.ts'
import { readable } from './readable.ts'
import type { Surfaces } from './surfaces.ts'

/** The `background-image` values of one theme. */
export interface Gradients {
  page: string
  brand: string
  card: string
  hero: string
  art: string
}

/** Light from above the page: the colour fades to its own transparent form, so that no grey ring is visible. */
function light(color: Hex, alpha: number, place: string): string {
  return `radial-gradient(${place}, ${withAlpha(color, alpha)}, ${withAlpha(color, 0)} 70%)`
}

/** Hues of yellows and limes, which look muddy when dark. */
const YELLOWS = { from: 65, full: [85, 110], to: 130 } as const
/** Hue in place of a dark yellow: the brown of amber. */
const AMBER = 60

/** Hue of a dark panel: yellows are shifted towards amber, the more the yellower they are. */
function darkHue(h: number): number {
  const { from, full, to } = YELLOWS
  const yellow = Math.min(1, (h - from) / (full[0] - from), (to - h) / (to - full[1]))
  return yellow <= 0 ? h : h + yellow * (AMBER - h)
}

/** Colour at a lightness on which text of the theme is readable, with part of its chroma. */
function panel(color: Hex, l: number, most: number, share: number): Hex {
  const { c, h } = oklch(color)
  return hex({ l, c: Math.min(c * share, most), h: l < 0.5 ? darkHue(h) : h })
}

/** Least part of the saturation on the way between two colours: below it the mix looks dirty. */
const CLEAN = 0.6

/**
 * Greatest part of the way between two colours, up to `share`, before the grey between opposite hues is
 * visible.
 */
function cleanTravel(from: Hex, to: Hex, share: number): number {
  const saturation = (color: Hex): number => {
    const { l, c } = oklch(color)
    return c / Math.max(l, 0.05)
  }
  let travel = share
  while (travel > 0.01 && saturation(mix(from, to, travel)) < CLEAN * saturation(from)) travel *= 0.9
  return travel
}

/**
 * Hero panel in the brand's own colour under neutral text: deep in the dark theme, a light tint in the light
 * one.
 */
function heroGradient({ colors, gradient, surfaces: { glow } }: Brand, dark: boolean): string {
  const start = mix(colors.brand, colors.accent, gradient.panel)
  const other = gradient.panel > 0.5 ? colors.brand : colors.accent
  const end = mix(start, other, cleanTravel(start, other, gradient.travel))
  const stops = dark
    ? [
        panel(start, 0.29 + 0.07 * glow, 0.13, 0.5 + 0.45 * glow),
        panel(end, 0.21 + 0.05 * glow, 0.1, 0.4 + 0.4 * glow),
      ]
    : [
        panel(start, 0.95 - 0.03 * glow, 0.06, 0.2 + 0.2 * glow),
        panel(end, 0.965 - 0.03 * glow, 0.05, 0.15 + 0.2 * glow),
      ]
  return `linear-gradient(${gradient.angle}deg, ${stops.join(', ')})`
}

/** Gradient from the brand colour towards the accent, as far as `on` is readable on every colour in between. */
function brandGradient({ colors, gradient }: Brand, on: Hex): string {
  const end = oklch(on).l > 0.5 ? 0 : 1
  const towards = (share: number) => readable(mix(colors.brand, colors.accent, share), [on], TEXT_RATIO, end)
  const clean = cleanTravel(colors.brand, colors.accent, gradient.travel)
  for (let travel = clean; travel > 0.01; travel *= 0.8) {
    const image = `linear-gradient(${gradient.angle}deg, ${colors.brand}, ${towards(travel / 2)} 60%, ${towards(travel)})`
    if (worstContrast(on, gradientBackgrounds(image, colors.brand)) >= TEXT_RATIO) return image
  }
  return `linear-gradient(${gradient.angle}deg, ${colors.brand}, ${colors.brand})`
}

/**
 * Gradients from the brand's own colours. Neutral text is readable on page, card and hero; `brand.on` on
 * brand.
 * @param on colour of content on the brand colour
 */
export function solveGradients(brand: Brand, theme: ThemeName, neutrals: Surfaces, on: Hex): Gradients {
  const { colors, surfaces, gradient } = brand
  const { page, card, raised } = neutrals
  const { glow, sheen } = surfaces
  const dark = theme === 'dark'
  const angle = `${gradient.angle}deg`
  const alpha = (dark ? 0.2 : 0.13) * glow
  const reflex = (dark ? 0.16 : 0.08) * sheen
  const withPattern = (image: string) => ornamented(image, brand, theme, neutrals)
  return {
    page: withPattern(
      `${light(colors.brand, alpha, '90% 420px at 0% 0%')}, ${light(colors.accent, alpha, '90% 420px at 100% 0%')}, linear-gradient(${page}, ${page})`,
    ),
    brand: brandGradient(brand, on),
    card: `linear-gradient(${angle}, ${mix(dark ? raised : card, colors.brand, reflex)}, ${card} 62%, ${mix(card, colors.accent, reflex / 2)})`,
    hero: withPattern(heroGradient(brand, dark)),
    art: artPattern(brand, theme, neutrals),
  }
}
