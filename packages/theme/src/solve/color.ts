import { clampChroma, converter, formatHex, formatHex8, interpolate, parse } from 'culori'

/** Colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

/** An opaque sRGB colour as `#rrggbb`; with transparency `#rrggbbaa`. */
export type Hex = string

const asOklch = converter('oklch')
const asRgb = converter('rgb')
/** Hue assumed for a pure grey: the blue that looks neutral on screens. */
const HUE_OF_GREY = 260

/** Converts a hex colour to OKLCH. */
export function oklch(color: Hex): Oklch {
  const { l, c, h } = asOklch(color) ?? { l: 0, c: 0, h: HUE_OF_GREY }
  return { l, c, h: c < 0.004 || h === undefined ? HUE_OF_GREY : h }
}

/** Rounding error of a conversion, in channels of 0–1: far less than a step of 1/255. */
const ROUNDING = 1e-6

const isOnScreen = (channel: number) => channel >= -ROUNDING && channel <= 1 + ROUNDING

/**
 * Converts to hex; chroma outside of sRGB is reduced, lightness and hue are kept. A colour on the edge of sRGB,
 * which its own conversion may put a rounding error outside, keeps its chroma: the search for a smaller one
 * misses it by up to 16 steps among blues.
 */
export function hex({ l, c, h }: Oklch): Hex {
  const color = { mode: 'oklch', l: Math.min(1, Math.max(0, l)), c, h } as const
  const shown = asRgb(color)
  const { r, g, b } = shown
  return formatHex([r, g, b].every(isOnScreen) ? shown : clampChroma(color, 'oklch'))
}

/** Converts any CSS colour to the hex of the themes; wide-gamut colours are mapped into sRGB. */
export function normalised(color: string): Hex {
  // CSS reads names and functions in any case, culori only in lower case.
  const parsed = parse(color.toLowerCase())
  if (!parsed) throw new TypeError(`${color} is not a CSS colour`)
  const inside = clampChroma(parsed, 'oklch')
  return (parsed.alpha ?? 1) < 1 ? formatHex8(inside) : formatHex(inside)
}

const COLOR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|color)a?\([^)]*\)/gi

/** Colours in a CSS value, in their order. */
export function colorsIn(css: string): Hex[] {
  return (css.match(COLOR) ?? []).map(normalised)
}

/**
 * True when all colours in a CSS value can be read; false for one with a variable, whose contrast cannot be
 * checked.
 */
export function hasReadableColors(css: string): boolean {
  return (css.match(COLOR) ?? []).every((color) => parse(color.toLowerCase()) !== undefined)
}

/** The colour with an alpha of 0–1. */
export function withAlpha(color: Hex, alpha: number): Hex {
  return formatHex8({ ...(asRgb(color) ?? { mode: 'rgb', r: 0, g: 0, b: 0 }), alpha })
}

/** Length of `#rrggbb`. */
const OPAQUE_LENGTH = 7

/** Colour of `top` blended over an opaque background (in sRGB, as browsers blend). */
export function over(top: Hex, background: Hex): Hex {
  if (top.length === OPAQUE_LENGTH) return top
  const a = asRgb(top)
  const b = asRgb(background)
  const alpha = a?.alpha ?? 1
  if (!a || !b || alpha >= 1) return top
  const blend = (x: number, y: number) => x * alpha + y * (1 - alpha)
  return formatHex({ mode: 'rgb', r: blend(a.r, b.r), g: blend(a.g, b.g), b: blend(a.b, b.b) })
}

/** Colour between two others, mixed in OKLab so that the middle is not muddy. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  return formatHex(interpolate([from, to], 'oklab')(share))
}

const asLinear = converter('lrgb')

/** Light of each value of a channel, 0–1: solving a theme compares thousands of colours. */
const LIGHT = Array.from(
  { length: 256 },
  (_, value) => asLinear({ mode: 'rgb', r: value / 255, g: 0, b: 0 }).r,
)

/** Relative luminance of `#rrggbb`, 0–1, as WCAG 2.2 defines it; transparency is passed over. */
export function luminance(color: Hex): number {
  const channels = Number.parseInt(color.slice(1, OPAQUE_LENGTH), 16)
  const light = (shift: number) => LIGHT[(channels >> shift) & 255] ?? 0
  return 0.2126 * light(16) + 0.7152 * light(8) + 0.0722 * light(0)
}

const ratioOf = (x: number, y: number): number => (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)

/** Contrast ratio of two opaque colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(a: Hex, b: Hex): number {
  return ratioOf(luminance(a), luminance(b))
}

/** Least contrast of a colour over all backgrounds. */
export function worstContrast(color: Hex, backgrounds: readonly Hex[]): number {
  return worstRatio(color, backgrounds.map(luminance))
}

/** Least contrast of a colour over backgrounds of these luminances. */
export function worstRatio(color: Hex, luminances: readonly number[]): number {
  const own = luminance(color)
  let worst = Infinity
  for (const other of luminances) worst = Math.min(worst, ratioOf(own, other))
  return worst
}
