import type { Edge, EdgeWeight, Ink, StyleSeed, ThemeName } from '../brand/brandInput.ts'
import type { Brand } from '../brand/defineBrand.ts'
import { mix, withAlpha, type Hex } from './color.ts'
import { SHAPE_RATIO, textEnd } from './hues.ts'
import { readable } from './readable.ts'
import type { Surfaces } from './surfaces.ts'

/** Width of a thick edge in pixels by its weight: outlines and hard edges. */
const THICK: Readonly<Record<EdgeWeight, number>> = { fine: 1, regular: 2, heavy: 3 }
/** Width of the lines inside the edge of a card, with the card between them, in pixels. */
const FRAME = 5
/** Distance of a hard shadow beyond the width of its edge in pixels, by height. */
const DROP = { small: 1, card: 2, raised: 3 } as const

/** Colour from which an edge is solved. */
function inkOf(ink: Ink, { colors }: Brand, neutral: Hex): Hex {
  return ink === 'neutral' ? neutral : colors[ink]
}

/** True for the edges that are drawn thick. */
export const isThick = (edge: Edge | undefined): boolean => edge === 'outline' || edge === 'hard'

/** Width of the edges of a brand in pixels: that of a hairline, unless they are drawn thick. */
export const edgeWidth = ({ edge, edgeWeight = 'regular' }: StyleSeed): number =>
  isThick(edge) ? THICK[edgeWeight] : 1

/** Width of what is drawn inside the edge of a card, in pixels; content that fills the card keeps it free. */
export function frameWidth(style: StyleSeed): number {
  if ((style.ornament?.frame ?? 'none') !== 'none') return FRAME
  return isThick(style.edge) ? edgeWidth(style) : 0
}

/** Colours of the edges of one theme. */
export interface Edges {
  /** Line around cards and tiles. */
  line: Hex
  /** Line around quiet controls: clear unless edges are thick or have an ink of their own. */
  control: Hex
  /** Line around filled controls under hard edges; undefined under any other. */
  fill: Hex | undefined
  /** Hard shadow: clear unless edges are hard. */
  drop: Hex
}

/** Edges of a theme by the brand's edge style. A thick line is visible on every surface. */
export function solveEdges(brand: Brand, theme: ThemeName, surfaces: Surfaces): Edges {
  const { edge = 'hairline', edgeInk = 'neutral' } = brand.style ?? {}
  const { grey, hairline, page, card, raised, sunken, overlay, control } = surfaces
  const plain = [page, card, raised, sunken, overlay]
  const dark = theme === 'dark'
  const clear = withAlpha(control.rest, 0)
  if (!isThick(edge)) {
    const inked = (ground: Hex, share: number) =>
      edgeInk === 'neutral' ? undefined : mix(ground, brand.colors[edgeInk], share)
    const line = inked(card, dark ? 0.45 : 0.5) ?? hairline
    if (edge === 'none') return { line: withAlpha(line, 0), control: clear, fill: undefined, drop: clear }
    // Pale controls on a pale page would look as if nobody could press them.
    return { line, control: inked(control.rest, dark ? 0.3 : 0.8) ?? clear, fill: undefined, drop: clear }
  }
  const neutral =
    edge === 'hard' ? grey(dark ? 0.93 : 0.18, dark ? 0.02 : 0.04) : grey(dark ? 0.58 : 0.5, 0.045)
  const line = readable(inkOf(edgeInk, brand, neutral), plain, SHAPE_RATIO, textEnd(theme))
  const isHard = edge === 'hard'
  return { line, control: line, fill: isHard ? line : undefined, drop: isHard ? line : clear }
}

const ring = (color: Hex, width: number, inside = true): string =>
  `${inside ? 'inset ' : ''}0 0 0 ${width}px ${color}`

/** Two lines inside the edge of a card, with the card between them. */
function frameOf(brand: Brand, card: Hex, line: Hex): string[] {
  const { frame = 'none', ink = 'brand' } = brand.style?.ornament ?? {}
  if (frame === 'none') return []
  const color = ink === 'neutral' ? line : mix(card, brand.colors[ink], 0.6)
  return [ring(color, 1), ring(card, FRAME - 1), ring(color, FRAME)]
}

/**
 * Shadows by theme: in dark a light hairline inside the edge, in light a soft shadow in the neutral's own hue.
 * Thick edges replace the hairline, hard ones the soft shadow too; without edges only what lies above the page
 * keeps a shadow.
 */
export function solveShadows(brand: Brand, theme: ThemeName, surfaces: Surfaces, edges: Edges) {
  const { edge = 'hairline', edgeInk = 'neutral' } = brand.style ?? {}
  const { line, drop } = edges
  const width = edgeWidth(brand.style ?? {})
  const frame = frameOf(brand, surfaces.card, line)
  const soft = softShadows(brand, theme, surfaces)
  const own = edge === 'hairline' && edgeInk === 'neutral'
  const edgeLine = (fallback: string): string[] => {
    if (isThick(edge)) return [ring(line, width)]
    if (edge === 'none') return []
    return [own ? fallback : ring(line, 1)]
  }
  const fall = (beyond: number): string => `${width + beyond}px ${width + beyond}px`
  const hard = (beyond: number): string[] => (edge === 'hard' ? [`${fall(beyond)} 0 0 ${drop}`] : [])
  const layers = (name: 'card' | 'raised' | 'overlay', beyond: number): string => {
    const { line: thin, below } = soft[name]
    const casts = edge === 'hard' || (edge === 'none' && name === 'card') ? [] : below
    const all = [
      ...(name === 'card' ? frame : []),
      ...edgeLine(thin),
      ...casts,
      ...(beyond > 0 ? hard(beyond) : []),
    ]
    return all.length > 0 ? all.join(', ') : `0 0 0 0 ${withAlpha(line, 0)}`
  }
  return {
    card: layers('card', DROP.card),
    raised: layers('raised', DROP.raised),
    overlay: layers('overlay', 0),
    drop: `${edge === 'hard' ? fall(DROP.small) : '0 0'} 0 0 ${drop}`,
  }
}

/** The hairline and the soft shadows below it, by height. */
function softShadows({ surfaces: seed }: Brand, theme: ThemeName, { grey }: Surfaces) {
  if (theme === 'dark') {
    const line = (alpha: number) => ring(withAlpha(grey(0.9, 0.03), alpha), 1)
    const black = (alpha: number) => withAlpha('#000000', alpha)
    return {
      card: { line: line(0.07), below: [] },
      raised: { line: line(0.1), below: [`0 4px 16px -4px ${black(0.4)}`] },
      overlay: { line: line(0.11), below: [`0 -8px 40px -8px ${black(0.6)}`] },
    }
  }
  const strength = 0.4 + 0.6 * seed.shadow
  const ink = (alpha: number) =>
    withAlpha(mix(grey(0.25, 0.06), '#000000', 0.1), Number((alpha * strength).toFixed(3)))
  const line = ring(ink(0.05), 1, false)
  return {
    card: { line, below: [`0 1px 2px 0 ${ink(0.06)}`, `0 4px 12px -4px ${ink(0.08)}`] },
    raised: { line, below: [`0 2px 4px -1px ${ink(0.08)}`, `0 10px 24px -8px ${ink(0.16)}`] },
    overlay: { line, below: [`0 -4px 48px -8px ${ink(0.28)}`] },
  }
}
