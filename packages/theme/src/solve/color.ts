import { clampChroma, converter, formatHex, formatHex8, interpolate, parse, wcagLuminance } from 'culori'

/** Lightness 0–1, chroma 0–0.4, hue in degrees. */
export interface Oklch {
  l: number
  c: number
  h: number
}

/** An opaque sRGB colour as `#rrggbb`; with transparency `#rrggbbaa`. */
export type Hex = string

const asOklch = converter('oklch')
const asRgb = converter('rgb')
/** What a colour without any hue of its own leans to: the blue that eyes read as neutral on screens. */
const HUE_OF_GREY = 260

/** Reads a colour into OKLCH. */
export function oklch(color: Hex): Oklch {
  const { l, c, h } = asOklch(color) ?? { l: 0, c: 0, h: HUE_OF_GREY }
  return { l, c, h: c < 0.004 || h === undefined ? HUE_OF_GREY : h }
}

/** Writes a colour as hex; chroma that a screen cannot show is given up, lightness and hue are kept. */
export function hex({ l, c, h }: Oklch): Hex {
  const lightness = Math.min(1, Math.max(0, l))
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch'))
}

/** Any CSS colour as the hex that the themes use; wide-gamut colours are brought into sRGB. */
export function normalised(color: string): Hex {
  const parsed = parse(color)
  if (!parsed) throw new TypeError(`${color} is not a CSS colour`)
  const inside = clampChroma(parsed, 'oklch')
  return (parsed.alpha ?? 1) < 1 ? formatHex8(inside) : formatHex(inside)
}

const COLOR = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab|lab|lch|color)a?\([^)]*\)/gi

/** Every colour that a CSS value names, in its order. */
export function colorsIn(css: string): Hex[] {
  return (css.match(COLOR) ?? []).map(normalised)
}

/** The colour with a transparency of 0–1. */
export function withAlpha(color: Hex, alpha: number): Hex {
  return formatHex8({ ...(asRgb(color) ?? { mode: 'rgb', r: 0, g: 0, b: 0 }), alpha })
}

/** What the eye sees where `top` lies over an opaque ground (as browsers blend: in sRGB). */
export function over(top: Hex, ground: Hex): Hex {
  const a = asRgb(top)
  const b = asRgb(ground)
  const alpha = a?.alpha ?? 1
  if (!a || !b || alpha >= 1) return top
  const blend = (x: number, y: number) => x * alpha + y * (1 - alpha)
  return formatHex({ mode: 'rgb', r: blend(a.r, b.r), g: blend(a.g, b.g), b: blend(a.b, b.b) })
}

/** A colour on the way from one to another, through OKLab so that the middle is not muddy. */
export function mix(from: Hex, to: Hex, share: number): Hex {
  return formatHex(interpolate([from, to], 'oklab')(share))
}

const luminances = new Map<Hex, number>()

function luminance(color: Hex): number {
  let known = luminances.get(color)
  if (known === undefined) {
    known = wcagLuminance(color)
    if (luminances.size > 50_000) luminances.clear()
    luminances.set(color, known)
  }
  return known
}

/** Contrast ratio of two opaque colours, 1 to 21, as WCAG 2.2 defines it. */
export function contrast(a: Hex, b: Hex): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

/** The smallest contrast of a colour over all of its grounds. */
export function worstContrast(color: Hex, grounds: readonly Hex[]): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)))
}
