/** Points of a curve, `cubic-bezier(x1, y1, x2, y2)`; those of a straight line for any other easing. */
function pointsOf(easing: string): readonly number[] {
  const [, inner] = /cubic-bezier\(([^)]+)\)/.exec(easing) ?? []
  return inner === undefined ? [0, 0, 1, 1] : inner.split(',').map(Number)
}

/** Path of an easing in a box of 100 by 100, time to the right, way upwards; a spring leaves it at the top. */
export function curvePath(easing: string): string {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = pointsOf(easing).map((point) => Math.round(point * 100))
  return `M0 100C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`
}

/** A duration, longer by a factor: `200ms` by five is `1000ms`. */
export const slowed = (duration: string, factor: number): string =>
  `${Number.parseFloat(duration) * factor}ms`
