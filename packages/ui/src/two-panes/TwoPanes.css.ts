import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { WIDE_LOW_WINDOW, WIDE_WINDOW } from '../styling/windows.ts'

/** Widths of the panes: filters and slips are narrow, lists share the page with what they open. */
const slip = `minmax(calc(${vars.space.x16} * 3.25), 1fr)`
const filters = `minmax(calc(${vars.space.x16} * 4.5), 1fr)`
const list = `minmax(calc(${vars.space.x16} * 3.75), 2fr)`

/** On a phone the panes are parts of the page that they stand on, one after the other. */
const root = style({
  display: 'contents',
  '@media': {
    [WIDE_WINDOW]: {
      display: 'grid',
      alignItems: 'start',
      columnGap: vars.space.x3,
      flex: '1 0 auto',
      minInlineSize: 0,
    },
  },
})
const columns = (gridTemplateColumns: string) => ({ '@media': { [WIDE_WINDOW]: { gridTemplateColumns } } })
/** Kinds of the pane at the side: filters before the page, a list before what it opens, a slip after it. */
export const roots = styleVariants({
  filters: [root, columns(`${filters} minmax(0, 4fr)`)],
  list: [root, columns(`${list} minmax(0, 3fr)`)],
  slip: [root, columns(`minmax(0, 2fr) ${slip}`)],
})

const pane = style({
  display: 'contents',
  '@media': {
    [WIDE_WINDOW]: { display: 'flex', flexDirection: 'column', gap: vars.space.x3, minInlineSize: 0 },
  },
})
const belowHeader = `(${vars.size.header} + env(safe-area-inset-top))`
/** Stays in sight while the page scrolls, and scrolls by itself where it is higher than the window. */
export const side = style([
  pane,
  {
    '@media': {
      [WIDE_WINDOW]: {
        position: 'sticky',
        insetBlockStart: `calc(${belowHeader})`,
        maxBlockSize: `calc(100dvh - ${belowHeader})`,
        overflowY: 'auto',
        overscrollBehavior: 'contain',
        paddingBlock: vars.space.x3,
      },
      [WIDE_LOW_WINDOW]: { insetBlockStart: 0, maxBlockSize: '100dvh' },
    },
  },
])
export const main = style([pane, { '@media': { [WIDE_WINDOW]: { paddingBlock: vars.space.x3 } } }])
/** Columns of what scrolls sideways on a phone: three of icons, two of pills and chips, or one in large text. */
globalStyle(`${side} [role=toolbar]`, {
  '@media': {
    [WIDE_WINDOW]: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' },
  },
})
globalStyle(`${side} :is([role=tablist], fieldset)`, {
  '@media': {
    [WIDE_WINDOW]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7em), 1fr))',
      flex: '1 0 100%',
    },
  },
})
globalStyle(`${side} :is([role=tablist], fieldset) > *`, {
  '@media': {
    [WIDE_WINDOW]: {
      minInlineSize: 0,
      paddingInline: vars.space.x2,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
    },
  },
})
