import { vars } from '@livery/theme/contract.css.ts'
import { WIDE_WINDOW } from '@livery/ui/media'
import { globalStyle, style } from '@vanilla-extract/css'

import { TWO_PANES } from '#platform/page/panes.ts'

const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.section,
  paddingBlock: vars.space.x4,
})
/** Base layout in a wide window: a column of text. */
export const base = style([
  page,
  {
    '@media': {
      [WIDE_WINDOW]: {
        inlineSize: '100%',
        maxInlineSize: `calc(${vars.size.column} * 1.5)`,
        marginInline: 'auto',
      },
    },
  },
])
/** New layout in a wide window: the head stays at the start, the groups scroll beside it. */
export const panes = style([page, TWO_PANES])
globalStyle(`${panes} > *`, { '@media': { [WIDE_WINDOW]: { gridColumn: 2 } } })

/** The brand's own panel: in the base layout under the balance. */
export const panel = style({
  padding: vars.space.x4,
  borderRadius: vars.shape.card,
  cornerShape: vars.corner.card,
  color: vars.color.text.primary,
  backgroundColor: vars.color.surface.card,
  backgroundImage: vars.gradient.card,
  boxShadow: vars.shadow.card,
})
/** Head of the page: in a wide window it stays in sight. */
export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x4, minInlineSize: 0 })
/** The new layout's head: the panel under name, level and balance. */
export const hero = style([panel, head, { marginInline: vars.space.gutter }])
globalStyle(`${panes} > ${head}`, {
  '@media': {
    [WIDE_WINDOW]: {
      gridColumn: 1,
      gridRow: '1 / span 9',
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.header} + ${vars.space.x4})`,
    },
  },
})
/** Button of the picture's own size, with a pencil in its corner. */
export const picture = style({
  position: 'relative',
  flex: 'none',
  borderRadius: vars.radius.pill,
  cursor: 'pointer',
})
export const pencil = style({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.x1,
  borderRadius: vars.radius.pill,
  color: vars.color.brand.on,
  backgroundColor: vars.color.brand.rest,
})
/** Takes the remaining width; where a word would break in it, its neighbour wraps to the next line. */
export const name = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  minInlineSize: 'min-content',
  maxInlineSize: '100%',
  flex: `1 1 calc(${vars.space.x12} * 2)`,
})
/** Word of a name, which breaks only where it is wider than the whole head. */
export const word = style({ overflowWrap: 'break-word', hyphens: 'manual' })
export const pictures = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(calc(${vars.space.x16} + ${vars.space.x2}), 1fr))`,
  justifyItems: 'center',
  gap: vars.space.x4,
  paddingBlock: vars.space.x2,
})
export const choice = style({
  padding: vars.space.half,
  borderRadius: vars.radius.pill,
  borderStyle: 'solid',
  borderWidth: vars.line.focus,
  borderColor: 'transparent',
  cursor: 'pointer',
  selectors: { '&[aria-pressed=true]': { borderColor: vars.color.brand.text } },
})
