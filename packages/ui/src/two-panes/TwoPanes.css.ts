import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { WIDE_LOW_WINDOW, WIDE_WINDOW } from '../styling/windows.ts'

const SIDE = `minmax(calc(${vars.space.x16} * 3.25), 2fr)`
const MAIN = 'minmax(0, 5fr)'

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
export const roots = styleVariants({
  start: [root, { '@media': { [WIDE_WINDOW]: { gridTemplateColumns: `${SIDE} ${MAIN}` } } }],
  end: [root, { '@media': { [WIDE_WINDOW]: { gridTemplateColumns: `${MAIN} ${SIDE}` } } }],
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
