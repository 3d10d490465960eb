import type { ThemeName } from '../brand/brandInput.ts'
import { contrast, hex, mix, oklch, withAlpha, worstContrast, type Hex } from './color.ts'
import { inkOn, readable } from './readable.ts'
import type { Surfaces } from './surfaces.ts'

/** Ratios of WCAG 2.2: 1.4.3 for text, 1.4.11 for icons, rings and edges. */
export const TEXT_RATIO = 4.5
export const SHAPE_RATIO = 3

/** A filled colour with its states, its quiet version and itself as text. */
export interface Fill {
  rest: Hex
  hover: Hex
  pressed: Hex
  on: Hex
  /** Line around the fill: fully transparent, or 3:1 on every surface. */
  edge: Hex
  soft: Hex
  onSoft: Hex
}

/** End of the lightness scale towards which text of a theme is moved. */
export function textEnd(theme: ThemeName): 0 | 1 {
  return theme === 'dark' ? 1 : 0
}

/** Least contrast between two states that is visible. */
const SEEN = 1.04

/**
 * State of a fill: moves away from the colour drawn on it, so that its contrast only grows. At the very end of
 * lightness it moves the other way, in wider steps: near black a small step is invisible.
 */
function state(rest: Hex, on: Hex, by: number): Hex {
  const { l, c, h } = oklch(rest)
  const away = oklch(on).l > 0.5 ? -1 : 1
  const steps = [away, -away, -2 * away, -3 * away, -4 * away].map((step) => hex({ l: l + step * by, c, h }))
  const seen = steps.find((step) => contrast(step, rest) > SEEN && contrast(step, on) >= TEXT_RATIO)
  return seen ?? rest
}

/** Contrast below which a fill cannot be told from the surface under it. */
export const MELTS = 1.5

/**
 * Edge of a fill: a black brand in the dark theme and a white one in the light theme get a line of their own
 * hue; any other is transparent.
 */
function edgeOf(color: Hex, theme: ThemeName, { page, card, raised, sunken, overlay }: Surfaces): Hex {
  const surfaces = [page, card, raised, sunken, overlay]
  return worstContrast(color, surfaces) >= MELTS
    ? withAlpha(color, 0)
    : readable(color, surfaces, SHAPE_RATIO, textEnd(theme))
}

/** Fill from an operator's colour: `rest` is the colour as given, the other colours are solved. */
export function solveFill(color: Hex, theme: ThemeName, surfaces: Surfaces): Fill {
  const { card } = surfaces
  const on = inkOn(color, TEXT_RATIO)
  const soft = mix(card, color, theme === 'dark' ? 0.2 : 0.13)
  return {
    rest: color,
    hover: state(color, on, 0.045),
    pressed: state(color, on, 0.085),
    on,
    edge: edgeOf(color, theme, surfaces),
    soft,
    onSoft: readable(color, [soft], TEXT_RATIO, textEnd(theme)),
  }
}

const STATUS_HUES = { success: 152, warning: 75, danger: 25, info: 245 }

/** Name of a status colour. */
export type StatusName = keyof typeof STATUS_HUES

/** Status colour: fill, quiet version, and the starting colour of its text. */
export interface Status {
  solid: Hex
  on: Hex
  soft: Hex
  base: Hex
}

const STATUS_LIGHTNESS = {
  dark: { success: 0.73, warning: 0.8, danger: 0.66, info: 0.73 },
  light: { success: 0.55, warning: 0.68, danger: 0.55, info: 0.55 },
} as const

/** One of the four status colours of a theme; their hues mean the same in every brand. */
export function solveStatus(name: StatusName, theme: ThemeName, surfaces: Surfaces): Status {
  const { card, page, raised, sunken, overlay } = surfaces
  const base = hex({ l: STATUS_LIGHTNESS[theme][name], c: 0.17, h: STATUS_HUES[name] })
  const solid = readable(base, [card, page, raised, sunken, overlay], SHAPE_RATIO, textEnd(theme))
  const soft = mix(card, solid, theme === 'dark' ? 0.18 : 0.12)
  return { solid, on: inkOn(solid, TEXT_RATIO), soft, base }
}

const BALL_HUES = { red: 26, blue: 256, green: 150, gold: 84, violet: 300 }

/**
 * Lottery balls: bright with dark figures, the same in both themes (a gold dark enough for white figures is
 * brown).
 */
export function solveBalls() {
  const on = hex({ l: 0.16, c: 0.02, h: 280 })
  const ball = (h: number, lift = 0) => readable(hex({ l: 0.7 + lift, c: 0.17, h }), [on], TEXT_RATIO, 1)
  return {
    on,
    red: ball(BALL_HUES.red, -0.04),
    blue: ball(BALL_HUES.blue),
    green: ball(BALL_HUES.green, 0.06),
    gold: ball(BALL_HUES.gold, 0.14),
    violet: ball(BALL_HUES.violet),
  }
}

/** Changes of hue and lightness between the series of a chart, so that neighbours differ without colour too. */
const SERIES = [
  { turn: 0, lift: 0 },
  { turn: 150, lift: 0.1 },
  { turn: 60, lift: -0.06 },
  { turn: 210, lift: 0.06 },
  { turn: 285, lift: -0.02 },
  { turn: 110, lift: 0.13 },
] as const

/** Six colours for the series of a chart, starting at the brand's hue. */
export function solveData(brand: Hex, theme: ThemeName, backgrounds: readonly Hex[]) {
  const { h } = oklch(brand)
  const series = (index: number) => {
    const { turn, lift } = SERIES[index] ?? SERIES[0]
    const l = theme === 'dark' ? 0.7 + lift : 0.56 - lift
    return readable(hex({ l, c: 0.14, h: (h + turn) % 360 }), backgrounds, SHAPE_RATIO, textEnd(theme))
  }
  return {
    one: series(0),
    two: series(1),
    three: series(2),
    four: series(3),
    five: series(4),
    six: series(5),
  }
}
