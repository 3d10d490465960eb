import type { Selection, ThemeName } from '../brand/brandInput.ts'
import type { Brand } from '../brand/defineBrand.ts'
import type { Backgrounds } from './backgrounds.ts'
import { mix, withAlpha, type Hex } from './color.ts'
import { edgeWidth, isThick } from './edges.ts'
import { TEXT_RATIO, textEnd } from './hues.ts'
import { inkOn, readable } from './readable.ts'

/** True for a selection whose tabs have no boxes. */
export const isUnboxed = (selection: Selection | undefined): boolean =>
  selection === 'underline' || selection === 'dot'

/** Colours of the theme that a selection is made of. */
interface Material {
  /** Main text, readable on every surface. */
  readonly text: Hex
  /** Quieter text, readable on every surface. */
  readonly secondary: Hex
  /** The brand as text on every surface. */
  readonly brandText: Hex
  /** On a quiet control, and on a softly filled one. */
  readonly on: Hex
  readonly onSelected: Hex
}

/** Tabs and chips at rest and chosen, by the brand's way of marking a choice. */
export function solveTabs(brand: Brand, backgrounds: Backgrounds, material: Material) {
  const { surfaces, edges, selected } = backgrounds
  const { rest } = surfaces.control
  const clear = withAlpha(rest, 0)
  const boxed = { rest, on: material.on, edge: edges.control, lift: clear }
  const open = { rest: clear, on: material.secondary, edge: clear, chosen: clear, lift: clear }
  const { rest: fill, on, edge } = backgrounds.brand
  const looks = {
    soft: {
      ...boxed,
      chosen: selected,
      onChosen: material.onSelected,
      ring: material.brandText,
      lift: edges.line,
    },
    solid: { ...boxed, chosen: fill, onChosen: on, ring: edge },
    inverted: { ...boxed, chosen: material.text, onChosen: inkOn(material.text), ring: material.text },
    underline: { ...open, onChosen: material.text, ring: material.brandText },
    dot: { ...open, onChosen: material.brandText, ring: material.brandText },
  }
  return looks[brand.style?.selection ?? 'soft']
}

/** Distance of the dot from the lower edge of its tab, and its radius, in pixels. */
const DOT = { from: 7, radius: 3 } as const

/** Mark on a chosen tab: a line along its lower edge, a dot above it, or nothing that is seen. */
export function chosenMark({ style = {} }: Brand, ink: Hex): string {
  const clear = withAlpha(ink, 0)
  if (style.selection === 'underline') {
    const width = isThick(style.edge) ? edgeWidth(style) + 1 : 2
    return `linear-gradient(0deg, ${ink} ${width}px, ${clear} ${width}px)`
  }
  if (style.selection !== 'dot') return 'none'
  const { from, radius } = DOT
  return `radial-gradient(circle at 50% calc(100% - ${from}px), ${ink} ${radius - 0.5}px, ${clear} ${radius}px)`
}

/** Lines beside a heading in the middle: from nothing to the ink of the brand's ornaments and back. */
export function headingLine(
  { style = {}, colors }: Brand,
  theme: ThemeName,
  { surfaces }: Backgrounds,
): string {
  if (style.heading !== 'centred') return 'none'
  const seed = style.edgeInk ?? style.ornament?.ink ?? 'neutral'
  const end = textEnd(theme)
  const ink =
    seed === 'neutral'
      ? mix(surfaces.page, end === 1 ? '#ffffff' : '#000000', 0.3)
      : readable(mix(surfaces.page, colors[seed], 0.7), [surfaces.page], TEXT_RATIO / 2, end)
  const clear = withAlpha(ink, 0)
  return `linear-gradient(90deg, ${clear}, ${ink}, ${clear})`
}
