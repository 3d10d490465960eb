import { hasRatio, hex, luminance, oklch, worstContrast, type Hex } from './color.ts'

/** Margin above the required ratio, so that rounding to 8 bits never falls below it. */
const MARGIN = 0.03
const STEPS = 11

function moved(color: Hex, backgrounds: readonly Hex[], ratio: number, end: 0 | 1): Hex | undefined {
  const { l, c, h } = oklch(color)
  const last = end === 1 ? '#ffffff' : '#000000'
  const luminances = backgrounds.map(luminance)
  if (!hasRatio(last, luminances, ratio)) return undefined
  let passing = last
  let [near, far] = [l, end as number]
  for (let step = 0; step < STEPS; step++) {
    const middle = (near + far) / 2
    const candidate = hex({ l: middle, c, h })
    if (hasRatio(candidate, luminances, ratio)) [far, passing] = [middle, candidate]
    else near = middle
  }
  return passing
}

/**
 * The colour itself when it has the ratio on every background; else the nearest of the same hue that has.
 * Changes lightness only: towards `end` (1 is white, 0 is black), and the other way when that end fails.
 */
export function readable(color: Hex, backgrounds: readonly Hex[], ratio: number, end: 0 | 1): Hex {
  const needed = ratio + MARGIN
  if (worstContrast(color, backgrounds) >= needed) return color
  return (
    moved(color, backgrounds, needed, end) ??
    moved(color, backgrounds, needed, end === 1 ? 0 : 1) ??
    moved(color, backgrounds, ratio, end) ??
    color
  )
}

/**
 * Nearest colour of the same hue, lighter or darker, that has the ratio on every background; undefined when
 * there is none.
 */
export function nearestReadable(color: Hex, backgrounds: readonly Hex[], ratio: number): Hex | undefined {
  const { l } = oklch(color)
  const way = (end: 0 | 1) => moved(color, backgrounds, ratio, end)
  return [way(1), way(0)]
    .filter((candidate) => candidate !== undefined)
    .sort((a, b) => Math.abs(oklch(a).l - l) - Math.abs(oklch(b).l - l))[0]
}

/** Ratio from which a dark ink may take the fill's hue; on a medium fill it has to be pure black. */
const EASY = 6

/**
 * Colour for content on a fill: white or black with a tint of the fill's hue, or the pure one when only that
 * has the ratio. White is preferred wherever it has the ratio, as people expect on a coloured button.
 */
export function inkOn(fill: Hex, ratio = 4.5): Hex {
  const { c, h } = oklch(fill)
  const tinted = Math.min(c, 0.03)
  const reads = (ink: Hex, least: number): boolean => worstContrast(ink, [fill]) >= least + MARGIN
  const light = [hex({ l: 0.99, c: tinted / 6, h }), '#ffffff'].find((ink) => reads(ink, ratio))
  if (light) return light
  const dark = hex({ l: 0.17, c: tinted, h })
  if (reads(dark, Math.max(ratio, EASY))) return dark
  return reads('#000000', ratio) || worstContrast('#ffffff', [fill]) < ratio ? '#000000' : '#ffffff'
}
