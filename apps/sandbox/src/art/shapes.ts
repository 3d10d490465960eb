/** Path data of plain shapes, with coordinates rounded to tenths so that pictures stay small. */

const short = (value: number): string => String(Math.round(value * 10) / 10)

/** Closed polygon through `x y x y …`. */
export function polygon(...coordinates: readonly number[]): string {
  let path = ''
  for (let index = 0; index < coordinates.length; index += 2) {
    path += `${index === 0 ? 'M' : 'L'}${short(coordinates[index] ?? 0)} ${short(coordinates[index + 1] ?? 0)}`
  }
  return `${path}Z`
}

/** Filled circle. */
export const disc = (x: number, y: number, radius: number): string =>
  `M${short(x - radius)} ${short(y)}a${short(radius)} ${short(radius)} 0 1 0 ${short(2 * radius)} 0a${short(radius)} ${short(radius)} 0 1 0 ${short(-2 * radius)} 0Z`

/** Circle with a hole; the hole's path is reversed, so that it remains a hole under the nonzero rule. */
export const ring = (x: number, y: number, outer: number, inner: number): string =>
  `${disc(x, y, outer)}M${short(x - inner)} ${short(y)}a${short(inner)} ${short(inner)} 0 1 1 ${short(2 * inner)} 0a${short(inner)} ${short(inner)} 0 1 1 ${short(-2 * inner)} 0Z`

/** Filled ellipse. */
export const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  `M${short(x - rx)} ${short(y)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0Z`

/** Rectangle with rounded corners. */
export function box(x: number, y: number, width: number, height: number, radius = 0): string {
  const r = Math.min(radius, width / 2, height / 2)
  if (r === 0) return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`
  const corner = (dx: number, dy: number) => `a${short(r)} ${short(r)} 0 0 1 ${short(dx)} ${short(dy)}`
  return `M${short(x + r)} ${short(y)}h${short(width - 2 * r)}${corner(r, r)}v${short(height - 2 * r)}${corner(-r, r)}h${short(2 * r - width)}${corner(-r, -r)}v${short(2 * r - height)}${corner(r, -r)}Z`
}

/** Star with `points` tips, first tip up. */
export function star(points: number, outer: number, inner: number, x = 0, y = 0, turn = 0): string {
  const coordinates: number[] = []
  for (let index = 0; index < points * 2; index += 1) {
    const angle = (Math.PI * index) / points - Math.PI / 2 + turn
    const radius = index % 2 === 0 ? outer : inner
    coordinates.push(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius)
  }
  return polygon(...coordinates)
}

/** Lit halves of a star's tips, which make it look cut. */
export function starFacets(points: number, outer: number, inner: number, x = 0, y = 0): string {
  let path = ''
  for (let index = 0; index < points; index += 1) {
    const tip = (2 * Math.PI * index) / points - Math.PI / 2
    const valley = tip - Math.PI / points
    path += polygon(
      x,
      y,
      x + Math.cos(tip) * outer,
      y + Math.sin(tip) * outer,
      x + Math.cos(valley) * inner,
      y + Math.sin(valley) * inner,
    )
  }
  return path
}

/** Rays as wedges from a centre. */
export function rays(count: number, radius: number, x: number, y: number, share = 0.5, turn = 0): string {
  let path = ''
  for (let index = 0; index < count; index += 1) {
    const from = (2 * Math.PI * index) / count + turn
    const to = from + (2 * Math.PI * share) / count
    path += polygon(
      x,
      y,
      x + Math.cos(from) * radius,
      y + Math.sin(from) * radius,
      x + Math.cos(to) * radius,
      y + Math.sin(to) * radius,
    )
  }
  return path
}

/** Repeats a path at several angles around the origin. */
export function around(count: number, draw: (turn: number, index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw((2 * Math.PI * index) / count, index)).join('')
}
