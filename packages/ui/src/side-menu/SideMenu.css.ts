import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** The whole menu can be dragged sideways; vertically it scrolls. */
export const hold = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  touchAction: 'pan-y',
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  flex: 'none',
  minBlockSize: vars.size.header,
  paddingBlockStart: `calc(${vars.space.x3} + env(safe-area-inset-top))`,
  paddingBlockEnd: vars.space.x3,
  paddingInlineStart: vars.space.gutter,
  paddingInlineEnd: vars.space.x2,
})
export const headContent = style({ flex: '1 1 auto', minInlineSize: 0 })
export const content = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // A scrolling element decides about its own gestures: `touch-action` of its parent has no effect on it.
  touchAction: 'pan-y',
})
export const foot = style({
  flex: 'none',
  padding: vars.space.gutter,
  paddingBlockEnd: `calc(${vars.space.gutter} + env(safe-area-inset-bottom))`,
  borderBlockStartStyle: 'solid',
  borderBlockStartWidth: vars.line.hairline,
  borderBlockStartColor: vars.color.border.subtle,
})
