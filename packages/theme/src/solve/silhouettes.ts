import { SHAPED_PARTS, type ShapedPart, type Silhouette, type StyleSeed } from '../brand/brandInput.ts'
import { group } from './group.ts'

/** Share of the brand's radius that a part has when it is rounded. */
const SHARES: Readonly<Record<ShapedPart, number>> = {
  control: 0.75,
  chip: 0.75,
  tile: 0.625,
  card: 1,
  disc: 1,
}
/** Least length of a corner that is cut or turned into a leaf: a shorter one is not seen. */
const LEAST: Readonly<Record<ShapedPart, number>> = { control: 9, chip: 9, tile: 12, card: 16, disc: 12 }
/** Share of the other two corners of a leaf. */
const LEAF_TIP = 0.15

const px = (value: number): string => `${Math.round(value)}px`

function radiusOf(part: ShapedPart, silhouette: Silhouette, radius: number, control: number): string {
  const own = radius * SHARES[part]
  const seen = Math.max(own, LEAST[part])
  if (silhouette === 'square') return px(0)
  // Fully round ends up to the height of a control; a field of several lines keeps corners of that size.
  if (silhouette === 'pill') return px(part === 'disc' ? 999 : control / 2 + 2)
  if (silhouette === 'leaf') {
    const [wide, tip] = [px(seen * 1.4), px(seen * LEAF_TIP)]
    return `${wide} ${tip} ${wide} ${tip}`
  }
  return px(silhouette === 'cut' ? seen : own)
}

/**
 * Silhouettes of all parts: `border-radius` and `corner-shape`.
 * @param radius of a card in pixels
 * @param control height of a control in pixels
 */
export function solveSilhouettes(
  radius: number,
  control: number,
  { shape: seeds = {}, field }: StyleSeed = {},
) {
  const of = (part: ShapedPart): Silhouette => seeds[part] ?? (part === 'disc' ? 'pill' : 'rounded')
  const by = <T>(value: (part: ShapedPart) => T) =>
    Object.fromEntries(SHAPED_PARTS.map((part) => [part, value(part)])) as Record<ShapedPart, T>
  const shape = by((part) => radiusOf(part, of(part), radius, control))
  const corner = by((part) => (of(part) === 'cut' ? 'bevel' : 'round'))
  // A field without a box ends with its line.
  const isOpen = field === 'underlined' || field === 'filled'
  return {
    ...group('shape', { ...shape, field: isOpen ? px(0) : shape.control }),
    ...group('corner', { ...corner, field: isOpen ? 'round' : corner.control }),
  }
}
