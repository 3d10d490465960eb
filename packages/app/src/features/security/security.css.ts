import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.section,
  paddingBlock: vars.space.x4,
})
/** Focus target after a row was removed; it needs no ring, because a message says what happened. */
export const landing = style({ outline: 'none' })

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  minBlockSize: vars.space.row,
  paddingBlock: vars.space.x3,
  paddingInlineStart: vars.space.x4,
  paddingInlineEnd: vars.space.x2,
})
export const lead = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.space.x10,
  blockSize: vars.space.x10,
  borderRadius: vars.radius.medium,
  color: vars.color.brand.onSoft,
  backgroundColor: vars.color.brand.soft,
})
export const textColumn = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
})
export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  rowGap: vars.space.half,
})
export const tools = style({ display: 'flex', flex: 'none' })
export const note = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x2 })
