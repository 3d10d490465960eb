import { hex, oklch, worstContrast } from './color.ts'
import type { Hex } from './color.ts'

/** Ratios are aimed at with this much to spare, so that rounding to 8 bits never undoes one. */
const MARGIN = 0.03
const STEPS = 11

function moved(color: Hex, grounds: readonly Hex[], ratio: number, end: 0 | 1): Hex | undefined {
  const { l, c, h } = oklch(color)
  const last = end === 1 ? '#ffffff' : '#000000'
  if (worstContrast(last, grounds) < ratio) return undefined
  let passing = last
  let [near, far] = [l, end as number]
  for (let step = 0; step < STEPS; step++) {
    const middle = (near + far) / 2
    const candidate = hex({ l: middle, c, h })
    if (worstContrast(candidate, grounds) >= ratio) [far, passing] = [middle, candidate]
    else near = middle
  }
  return passing
}

/**
 * The colour itself when it reads on every ground; else the nearest of the same hue that does.
 * Moves in lightness only: towards `end` (1 is white, 0 is black), and the other way when that end cannot pass.
 */
export function readable(color: Hex, grounds: readonly Hex[], ratio: number, end: 0 | 1): Hex {
  const needed = ratio + MARGIN
  if (worstContrast(color, grounds) >= needed) return color
  return (
    moved(color, grounds, needed, end) ??
    moved(color, grounds, needed, end === 1 ? 0 : 1) ??
    moved(color, grounds, ratio, end) ??
    color
  )
}

/** The nearest colour of the same hue, lighter or darker, that reads on every ground; undefined when none does. */
export function nearestReadable(color: Hex, grounds: readonly Hex[], ratio: number): Hex | undefined {
  const { l } = oklch(color)
  const way = (end: 0 | 1) => moved(color, grounds, ratio, end)
  return [way(1), way(0)]
    .filter((candidate) => candidate !== undefined)
    .sort((a, b) => Math.abs(oklch(a).l - l) - Math.abs(oklch(b).l - l))[0]
}

/** A dark ink takes the fill's hue only where it reads with ease; on a middling fill every bit of darkness counts. */
const EASY = 6

/**
 * What to draw on a fill: a white or a black with a breath of the fill's hue, or the pure one when only that reads.
 * White is preferred wherever it reads: on a coloured button people expect it.
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
