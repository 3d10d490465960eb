import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { sideways } from '../styling/sideways.css.ts'
import { WIDE_WINDOW } from '../styling/windows.ts'

const grid = style({
  display: 'grid',
  gap: vars.space.x3,
  columnGap: vars.space.x2,
  paddingInline: vars.space.gutter,
})

/** Greatest least width of a tile: a tablet gets four of them side by side, the widest page six. */
const TILE = '9.2em'
const WIDE_TILE = '14.4em'

/* Column widths in units of text, so that 200 % text gets fewer, wider columns: 3 at 390 px, 2 at 320 px with
   large text. */
const columns = (least: string) => ({ gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))` })
const tiles = columns(`max(min(28%, ${TILE}), 4.25em)`)
export const grids = styleVariants({
  portrait: [grid, tiles],
  square: [grid, tiles],
  wide: [grid, columns(`max(min(40%, ${WIDE_TILE}), 7em)`)],
})

export const cell = style({ minInlineSize: 0 })
const block = style([
  cell,
  { display: 'grid', gridColumn: 'span 2', gridRow: 'span 2', minBlockSize: `calc(${vars.space.x16} * 3)` },
])
/** First tile of a grid in which it is the largest: two rows of two columns, or the whole width of wide tiles. */
export const leads = styleVariants({
  portrait: [block],
  square: [block],
  wide: [cell, { gridColumn: '1 / -1' }],
})
/**
 * Grid of a large tile and five others in a wide window: beside the first stand a row of three and a row of two,
 * together as high as it is, whatever the shape of a tile.
 */
export const six = style({
  '@media': { [WIDE_WINDOW]: { gridTemplateColumns: 'minmax(0, 5fr) repeat(6, minmax(0, 1fr))' } },
})
globalStyle(`${six} > *`, { '@media': { [WIDE_WINDOW]: { gridColumn: 'span 2' } } })
globalStyle(`${six} > :nth-child(n + 5)`, { '@media': { [WIDE_WINDOW]: { gridColumn: 'span 3' } } })
globalStyle(`${six} > :first-child`, { '@media': { [WIDE_WINDOW]: { gridArea: 'span 2 / 1' } } })

/**
 * Cell of a list of which only the rows near the screen are drawn. Layout and paint are contained, so that a
 * row that appears or disappears affects only its own tiles; the focus ring may overflow the cell.
 */
export const flungCell = style({
  contain: 'layout paint style',
  overflowClipMargin: `calc(${vars.line.focus} + ${vars.space.half})`,
})
/**
 * Tiles far below the screen are laid out only when they come near: thousands of them cost as much as one
 * screen.
 */
export const lazyCell = style({
  contentVisibility: 'auto',
  containIntrinsicSize: `auto calc(${vars.space.x16} * 3)`,
})

export const rails = style([
  sideways,
  {
    position: 'relative',
    display: 'grid',
    gridAutoFlow: 'column',
    gap: vars.space.x2,
    scrollSnapType: 'x proximity',
    paddingInline: vars.space.gutter,
    scrollPaddingInline: vars.space.gutter,
    paddingBlock: vars.space.half,
  },
])
export const railShapes = styleVariants({
  portrait: {
    gridAutoColumns: `max(min((100% - ${vars.space.gutter} - ${vars.space.x2} * 3) / 3.15, ${TILE}), 4.25em)`,
  },
  square: {
    gridAutoColumns: `max(min((100% - ${vars.space.gutter} - ${vars.space.x2} * 3) / 3.15, ${TILE}), 4.25em)`,
  },
  wide: {
    gridAutoColumns: `max(min((100% - ${vars.space.gutter} - ${vars.space.x2}) / 1.8, ${WIDE_TILE}), 7em)`,
  },
})
export const railCell = style({ scrollSnapAlign: 'start', minInlineSize: 0 })
export const end = style({ blockSize: vars.line.hairline, gridColumn: '1 / -1' })
