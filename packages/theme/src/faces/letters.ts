/** Code point of the sign of minutes. */
export const PRIME = 0x2032

/**
 * Characters of texts in every language with Latin letters: ASCII, quotation marks, dashes, usual signs, and the letters
 * that names of clubs and games have in any language.
 */
const BASIC = new Set([
  ...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at),
  ...[...'\u00A0£©«·»×–—‘’‚“”„•…′€−áãäåçéíñóöøü'].map((sign) => sign.codePointAt(0) ?? 0),
])

/** Code points of a `unicode-range`, ascending. */
export function pointsOf(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [from = 0, to = from] = part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16))
    return Array.from({ length: to - from + 1 }, (_, at) => from + at)
  })
}

/** `unicode-range` of code points in ascending order. */
export function rangeOf(points: readonly number[]): string {
  const hex = (point: number): string => point.toString(16).toUpperCase()
  const runs: [from: number, to: number][] = []
  for (const point of points) {
    const last = runs.at(-1)
    if (last && last[1] === point - 1) last[1] = point
    else runs.push([point, point])
  }
  return runs.map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`).join(',')
}

/**
 * Parts a range into the letters of some texts, with those of every text, and the rest.
 * @param texts that a visitor reads first
 */
export function partByUse(range: string, texts: string): { first: number[]; rest: number[] } {
  const used = new Set([...texts].map((letter) => letter.codePointAt(0)))
  const points = pointsOf(range)
  const isFirst = (point: number): boolean => BASIC.has(point) || used.has(point)
  return { first: points.filter(isFirst), rest: points.filter((point) => !isFirst(point)) }
}
