import {
  clampChroma,
  convertLrgbToOklab,
  convertLrgbToRgb,
  convertOklabToLrgb,
  converter,
  formatHex,
  formatHex8,
  parse,
  serializeHex,
  type Lrgb,
  type Oklab,
} from 'culori'

/** Colour in OKLCH: lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

/** An opaque sRGB colour as `#rrggbb`; with transparency `#rrggbbaa`. */
export type Hex = string

const asRgb = converter('rgb')
const asLinear = converter('lrgb')

/** Length of `#rrggbb`; a longer colour is translucent. */
export const OPAQUE_LENGTH = 7

/** Light of each value of a channel, 0–1: solving a theme compares thousands of colours. */
const LIGHT = Array.from(
  { length: 256 },
  (_, value) => asLinear({ mode: 'rgb', r: value / 255, g: 0, b: 0 }).r,
)

/** Light of a hex colour's channels, without its transparency; black for what is no colour. */
function lightOf(color: Hex): Lrgb {
  const channels = color.length < OPAQUE_LENGTH ? 0 : Number.parseInt(color.slice(1, OPAQUE_LENGTH), 16)
  const light = (shift: number) => LIGHT[(channels >> shift) & 255] ?? 0
  return { mode: 'lrgb', r: light(16), g: light(8), b: light(0) }
}

const oklab = (color: Hex): Oklab => convertLrgbToOklab(lightOf(color))

/** Hue assumed for a pure grey: the blue that looks neutral on screens. */
const HUE_OF_GREY = 260

/** Converts a hex colour to OKLCH. */
export function oklch(color: Hex): Oklch {
  const { l, a, b } = oklab(color)
  const c = Math.hypot(a, b)
  const h = (Math.atan2(b, a) / Math.PI) * 180
  return { l, c, h: c < 0.004 ? HUE_OF_GREY : (h + 360) % 360 }
}

/** Rounding error of a conversion, in channels of 0–1: far less than a step of 1/255. */
const ROUNDING = 1e-6

const isOnScreen = ({ r, g, b }: Lrgb, error: number) =>
  Math.min(r, g, b) >= -error && Math.max(r, g, b) <= 1 + error

/** Accuracy to which the greatest chroma on the screen is looked for. */
const CHROMA_STEP = 0.4 / 2 ** 13

/**
 * Greatest chroma up to the given one at which a lightness and a hue are on the screen.
 * @param light the colour of a chroma
 */
function chromaOnScreen(most: number, light: (chroma: number) => Lrgb): number {
  let [seen, beyond] = [0, most]
  while (beyond - seen > CHROMA_STEP) {
    const middle = seen + (beyond - seen) / 2
    if (isOnScreen(light(middle), 0)) seen = middle
    else beyond = middle
  }
  return seen
}

/**
 * Converts to hex; chroma outside of sRGB is reduced, lightness and hue are kept. A colour on the edge of sRGB,
 * which its own conversion may put a rounding error outside, keeps its chroma: the search for a smaller one
 * misses it by up to 16 steps among blues. Every theme converts thousands of colours: the library's own search
 * takes three times as long.
 */
export function hex({ l, c, h }: Oklch): Hex {
  const lightness = Math.min(1, Math.max(0, l))
  const angle = (h / 180) * Math.PI
  const [x, y] = [Math.cos(angle), Math.sin(angle)]
  const light = (chroma: number) => convertOklabToLrgb({ l: lightness, a: chroma * x, b: chroma * y })
  const full = light(c)
  const shown = isOnScreen(full, ROUNDING) ? full : light(chromaOnScreen(c, light))
  return serializeHex(convertLrgbToRgb(shown))
}

/** Colour that is written as the themes write it. */
const WRITTEN = /^#[0-9a-f]{6}(?:(?!ff)[0-9a-f]{2})?$/

/** Converts any CSS colour to the hex of the themes; wide-gamut colours are mapped into sRGB. */
export function normalised(color: string): Hex {
  if (WRITTEN.test(color)) return color
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
  const [a, b] = [oklab(from), oklab(to)]
  const part = Math.min(1, Math.max(0, share))
  const between = (x: number, y: number) => x + (y - x) * part
  const mixed: Oklab = { mode: 'oklab', l: between(a.l, b.l), a: between(a.a, b.a), b: between(a.b, b.b) }
  return serializeHex(convertLrgbToRgb(convertOklabToLrgb(mixed)))
}

/** Relative luminance of `#rrggbb`, 0–1, as WCAG 2.2 defines it; transparency is passed over. */
export function luminance(color: Hex): number {
  const { r, g, b } = lightOf(color)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Contrast ratio of two luminances. */
export const ratioOf = (x: number, y: number): number => (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)

/** Contrast ratio of two opaque colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(a: Hex, b: Hex): number {
  return ratioOf(luminance(a), luminance(b))
}

/** Least contrast of a colour over all backgrounds. */
export function worstContrast(color: Hex, backgrounds: readonly Hex[]): number {
  const own = luminance(color)
  let worst = Infinity
  for (const other of backgrounds) worst = Math.min(worst, ratioOf(own, luminance(other)))
  return worst
}

/** True when a colour has a ratio over every background of these luminances; the first that fails ends the search. */
export function hasRatio(color: Hex, luminances: readonly number[], ratio: number): boolean {
  const own = luminance(color)
  return luminances.every((other) => ratioOf(own, other) >= ratio)
}
