import type { ThemeName } from '../brand/brandInput.ts'
import type { Brand } from '../brand/defineBrand.ts'
import { hex, oklch, type Hex } from './color.ts'

/** Neutral colours of one theme, from which all other colours are solved. */
export interface Surfaces {
  page: Hex
  card: Hex
  raised: Hex
  sunken: Hex
  overlay: Hex
  backdrop: Hex
  control: { rest: Hex; hover: Hex; pressed: Hex; disabled: Hex }
  hairline: Hex
  /** Grey of a lightness, with the hue and tint of this theme. */
  grey: (lightness: number, chroma?: number) => Hex
}

/**
 * Hues at the ends of `neutral.temperature`. Old paper is yellow, but a yellow black looks green: it gets the
 * brown of wood.
 */
const COLD = { dark: 268, light: 265 }
const WARM = { dark: 48, light: 82 }

function neutralHue({ neutral, colors }: Brand, theme: ThemeName): { hue: number; tint: number } {
  const seed = 'dark' in neutral ? neutral[theme] : neutral
  if ('temperature' in seed) {
    const { temperature, tint } = seed
    return { hue: (temperature < 0 ? COLD : WARM)[theme], tint: tint * Math.abs(temperature) }
  }
  if ('hue' in seed) return { hue: seed.hue, tint: seed.tint }
  const { c, h } = oklch(colors[seed.from])
  // A grey seed has no hue.
  return { hue: h, tint: seed.tint * Math.min(1, c / 0.05) }
}

/** Times by which a saturated surface exceeds the chroma of a tinted grey. */
const RICHER = { dark: 2.6, light: 6 } as const

/**
 * Greys of a theme, and the same with the brand's saturation: surfaces may be plum or yellow, text on them stays
 * close to grey.
 */
function shades(theme: ThemeName, { surfaces: { saturation = 0 } }: Brand, hue: number, tint: number) {
  const grey = (l: number, chroma = theme === 'dark' ? 0.035 : 0.02) => hex({ l, c: tint * chroma, h: hue })
  const richer = 1 + RICHER[theme] * saturation
  return { grey, surface: (l: number, chroma?: number) => grey(l, (chroma ?? 0.03) * richer) }
}

/** Dark theme: height is a lighter surface and a hairline. */
function darkSurfaces(brand: Brand, hue: number, tint: number): Surfaces {
  const { depth, step } = brand.surfaces
  const { grey, surface } = shades('dark', brand, hue, tint)
  const page = 0.215 - 0.095 * depth
  const rise = 0.026 + 0.03 * step
  const card = page + rise
  const raised = card + rise
  const rest = raised + 0.022
  return {
    page: surface(page, 0.035),
    card: surface(card, 0.038),
    raised: surface(raised, 0.042),
    sunken: surface(page - 0.03, 0.03),
    overlay: surface(card + rise / 2, 0.04),
    backdrop: surface(page - 0.045, 0.03),
    control: {
      rest: surface(rest, 0.045),
      hover: surface(rest + 0.028, 0.048),
      pressed: surface(rest - 0.026, 0.042),
      disabled: surface(card + rise / 2, 0.03),
    },
    hairline: surface(raised + 0.045, 0.045),
    grey,
  }
}

/** Light theme: white surfaces on tinted paper; height is a soft shadow. */
function lightSurfaces(brand: Brand, hue: number, tint: number): Surfaces {
  const { paper, step, saturation = 0 } = brand.surfaces
  const { grey, surface } = shades('light', brand, hue, tint)
  // A lighter page holds less colour: a saturated one is a little darker.
  const page = 0.985 - 0.035 * paper - 0.03 * saturation
  const rest = page - 0.03 - 0.012 * step
  return {
    page: surface(page, 0.02),
    card: surface(Math.min(1, page + 0.012 + 0.018 * step), 0.008),
    raised: grey(1, 0),
    sunken: surface(page - 0.022, 0.024),
    overlay: surface(Math.min(1, page + 0.022 + 0.018 * step), 0.006),
    backdrop: surface(page - 0.05, 0.03),
    control: {
      rest: surface(rest, 0.026),
      hover: surface(rest - 0.025, 0.03),
      pressed: surface(rest - 0.05, 0.034),
      disabled: surface(page - 0.018, 0.02),
    },
    hairline: surface(page - 0.065, 0.028),
    grey,
  }
}

/**
 * Neutral surfaces of one theme. Dark and light are designed separately: neither is the inverse of the other.
 */
export function solveSurfaces(brand: Brand, theme: ThemeName): Surfaces {
  const { hue, tint } = neutralHue(brand, theme)
  return theme === 'dark' ? darkSurfaces(brand, hue, tint) : lightSurfaces(brand, hue, tint)
}
