import { vars } from '@livery/theme/contract.css.ts'
import { WIDE_WINDOW } from '@livery/ui/media'
import { globalStyle, style } from '@vanilla-extract/css'

/** Menu across the page from edge to edge, its entries joined. */
const bar = style({
  backgroundColor: vars.color.surface.card,
  borderBlock: `${vars.line.edge} solid ${vars.color.border.edge}`,
})
globalStyle(`${bar} [role=tablist]`, { gap: 0, paddingBlock: 0 })
globalStyle(`${bar} [role=tab]`, { borderRadius: 0, boxShadow: 'none', backgroundColor: 'transparent' })
globalStyle(`${bar} [aria-selected=true]`, { backgroundColor: vars.color.tab.chosen })

/** Two rows of cells ruled by the brand's edge, that scroll together. */
const board = style({})
globalStyle(`${board} [role=tablist]`, {
  display: 'grid',
  gridAutoFlow: 'column',
  gridTemplateRows: 'auto auto',
  gridAutoColumns: 'minmax(max-content, 1fr)',
  gap: vars.line.edge,
  padding: vars.line.edge,
  marginInline: 0,
  '@media': { [WIDE_WINDOW]: { gridAutoFlow: 'row', gridTemplate: 'none / 1fr 1fr' } },
})
globalStyle(`${board} [role=tab]`, {
  borderRadius: 0,
  boxShadow: `0 0 0 ${vars.line.edge} ${vars.color.border.edge}`,
})

/** Words of one line under the title of what is shown. */
const titled = style({})
globalStyle(`${titled} [role=tablist]`, { gap: vars.space.x4, paddingBlock: 0 })
globalStyle(`${titled} [role=tab]`, { paddingInline: 0 })

/** Categories that are tabs, by the form of the page. */
export const categories = { pills: undefined, bar, board, titled } as const

/** Games in large tiles, as pictures on a wall. */
export const wall = style({})
globalStyle(`${wall} ul`, {
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(min(40%, 14em), 7em), 1fr))',
})
