import { precomputeValues, type FontMetrics } from '@capsizecss/core'

/** Pixels of a `rem` at the player's default text size. */
const REM = 16

/**
 * Tokens of one step of the type scale: sizes follow the player's text size, trims follow the step's own size.
 */
export type TypeStep = {
  size: string
  lineHeight: string
  trimStart: string
  trimEnd: string
}

function rounded(value: number, places = 4): string {
  return String(Number(value.toFixed(places)))
}

/**
 * A step of the type scale.
 * @param size in pixels at the default text size
 * @param leading distance between baselines in pixels
 * @param metrics of the face: the position of its capitals decides the trims
 */
export function typeStep(size: number, leading: number, metrics: FontMetrics): TypeStep {
  const { capHeightTrim, baselineTrim } = precomputeValues({ fontSize: size, leading, fontMetrics: metrics })
  return {
    size: `${rounded(size / REM)}rem`,
    lineHeight: rounded(leading / size),
    trimStart: capHeightTrim,
    trimEnd: baselineTrim,
  }
}
