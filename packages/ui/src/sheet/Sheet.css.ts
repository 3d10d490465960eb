import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

import { WIDE_WINDOW } from '../styling/windows.ts'

/** Part of the sheet that a finger drags to close it. */
export const hold = style({ display: 'flex', flexDirection: 'column', flex: 'none', touchAction: 'none' })
export const grip = style({
  flex: 'none',
  alignSelf: 'center',
  inlineSize: vars.space.x10,
  blockSize: vars.space.x1,
  marginBlockStart: vars.space.x2,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.border.subtle,
  /* A pane at the side is not dragged down. */
  '@media': { [WIDE_WINDOW]: { visibility: 'hidden' } },
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  flex: 'none',
  paddingInlineStart: vars.space.gutter,
  paddingInlineEnd: vars.space.x1,
  paddingBlock: vars.space.x1,
})

export const content = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.gutter,
  paddingBlockEnd: vars.space.x4,
})
export const flush = style({ paddingInline: 0 })

export const actions = style({
  display: 'flex',
  gap: vars.space.x3,
  flex: 'none',
  padding: vars.space.gutter,
  borderBlockStartStyle: 'solid',
  borderBlockStartWidth: vars.line.hairline,
  borderBlockStartColor: vars.color.border.subtle,
})
/* One action, or several that lay themselves out, take the whole width. */
globalStyle(`${actions} > *`, { flexGrow: 1 })
