import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x4,
  flex: '1 0 auto',
  minBlockSize: '80dvh',
  padding: vars.space.gutter,
  textAlign: 'center',
})
export const logo = style({ paddingBlockEnd: vars.space.x4 })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  columnGap: vars.space.x4,
  rowGap: vars.space.x1,
  textAlign: 'start',
})
export const term = style({ color: vars.color.text.secondary })
export const fact = style({ color: vars.color.text.primary, overflowWrap: 'anywhere' })
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.column} * 0.7)`,
  paddingBlockStart: vars.space.x4,
})
