import type { ThemeName } from '../brand/brandInput.ts'
import type { Brand } from '../brand/defineBrand.ts'
import { hex, mix, oklch, withAlpha, type Hex } from './color.ts'

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
  const { c, h } = oklch(colors[seed.from])
  // A grey seed has no hue.
  return { hue: h, tint: seed.tint * Math.min(1, c / 0.05) }
}

/** Dark theme: height is a lighter surface and a hairline. */
function darkSurfaces({ surfaces: { depth, step } }: Brand, hue: number, tint: number): Surfaces {
  const grey = (l: number, chroma = 0.035) => hex({ l, c: tint * chroma, h: hue })
  const page = 0.215 - 0.095 * depth
  const rise = 0.026 + 0.03 * step
  const card = page + rise
  const raised = card + rise
  const rest = raised + 0.022
  return {
    page: grey(page),
    card: grey(card, 0.038),
    raised: grey(raised, 0.042),
    sunken: grey(page - 0.03, 0.03),
    overlay: grey(card + rise / 2, 0.04),
    backdrop: grey(page - 0.045, 0.03),
    control: {
      rest: grey(rest, 0.045),
      hover: grey(rest + 0.028, 0.048),
      pressed: grey(rest - 0.026, 0.042),
      disabled: grey(card + rise / 2, 0.03),
    },
    hairline: grey(raised + 0.045, 0.045),
    grey,
  }
}

/** Light theme: white surfaces on tinted paper; height is a soft shadow. */
function lightSurfaces({ surfaces: { paper, step } }: Brand, hue: number, tint: number): Surfaces {
  const grey = (l: number, chroma = 0.02) => hex({ l, c: tint * chroma, h: hue })
  const page = 0.985 - 0.035 * paper
  const rest = page - 0.03 - 0.012 * step
  return {
    page: grey(page),
    card: grey(Math.min(1, page + 0.012 + 0.018 * step), 0.008),
    raised: grey(1, 0),
    sunken: grey(page - 0.022, 0.024),
    overlay: grey(Math.min(1, page + 0.022 + 0.018 * step), 0.006),
    backdrop: grey(page - 0.05, 0.03),
    control: {
      rest: grey(rest, 0.026),
      hover: grey(rest - 0.025, 0.03),
      pressed: grey(rest - 0.05, 0.034),
      disabled: grey(page - 0.018, 0.02),
    },
    hairline: grey(page - 0.065, 0.028),
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

/**
 * Shadows by theme: in dark a light hairline inside the edge, in light a soft shadow in the neutral's own hue.
 */
export function solveShadows(brand: Brand, theme: ThemeName, { grey }: Surfaces) {
  if (theme === 'dark') {
    const line = (alpha: number) => `inset 0 0 0 1px ${withAlpha(grey(0.9, 0.03), alpha)}`
    const black = (alpha: number) => withAlpha('#000000', alpha)
    return {
      card: line(0.07),
      raised: `${line(0.1)}, 0 4px 16px -4px ${black(0.4)}`,
      overlay: `${line(0.11)}, 0 -8px 40px -8px ${black(0.6)}`,
    }
  }
  const strength = 0.4 + 0.6 * brand.surfaces.shadow
  const ink = (alpha: number) =>
    withAlpha(mix(grey(0.25, 0.06), '#000000', 0.1), Number((alpha * strength).toFixed(3)))
  return {
    card: `0 0 0 1px ${ink(0.05)}, 0 1px 2px 0 ${ink(0.06)}, 0 4px 12px -4px ${ink(0.08)}`,
    raised: `0 0 0 1px ${ink(0.05)}, 0 2px 4px -1px ${ink(0.08)}, 0 10px 24px -8px ${ink(0.16)}`,
    overlay: `0 0 0 1px ${ink(0.05)}, 0 -4px 48px -8px ${ink(0.28)}`,
  }
}
