import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingBlock: vars.space.x8,
  paddingInline: vars.space.gutter,
  textAlign: 'center',
  textWrap: 'balance',
})
export const action = style({ paddingBlockStart: vars.space.x2 })
