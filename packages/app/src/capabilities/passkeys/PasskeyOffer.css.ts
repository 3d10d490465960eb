import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const pitch = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x4,
  paddingBlock: vars.space.x4,
  textWrap: 'balance',
})
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.x16,
  blockSize: vars.space.x16,
  borderRadius: vars.radius.pill,
  color: vars.color.brand.onSoft,
  backgroundColor: vars.color.brand.soft,
})
export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  flex: 1,
})
