import type { StyleSeed } from '../brand/brandInput.ts'
import { edgeWidth, isThick } from './edges.ts'

const px = (value: number) => `${value}px`

/** Edges of a field, and the room between them and its text. A line by itself is a little thicker than a box's. */
export function solveField(style: StyleSeed) {
  const { field = 'boxed' } = style
  const width = edgeWidth(style)
  return {
    'line.field': field === 'boxed' ? px(width) : `0 0 ${px(isThick(style.edge) ? width : 2)}`,
    'space.field': px(field === 'underlined' ? 0 : 16),
  }
}

/** Heading that has only its text and its icon. */
const PLAIN = { rule: '0px', inset: '0px', before: 'none', after: 'none', grow: '0', icon: 'flex' } as const

/**
 * Heading of a section by the brand's look. A number and the ends of lines are drawn, not said: screen readers have the
 * list of headings.
 */
export function solveHeading(style: StyleSeed): Readonly<Record<keyof typeof PLAIN, string>> {
  const { heading = 'plain' } = style
  const looks = {
    plain: PLAIN,
    ruled: { ...PLAIN, rule: px(isThick(style.edge) ? edgeWidth(style) + 1 : 1), icon: 'none' },
    numbered: { ...PLAIN, before: 'counter(lv-section, decimal-leading-zero) / ""', icon: 'none' },
    slab: { ...PLAIN, inset: '4px 10px', icon: 'none' },
    centred: { ...PLAIN, before: '""', after: '""', grow: '1', icon: 'none' },
  }
  return looks[heading]
}
