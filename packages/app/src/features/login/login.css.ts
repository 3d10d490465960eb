import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const options = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x3,
  paddingBlockEnd: vars.space.x4,
})
export const or = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: vars.space.x3,
  color: vars.color.text.muted,
  '::before': { content: '', blockSize: vars.line.hairline, backgroundColor: vars.color.border.subtle },
  '::after': { content: '', blockSize: vars.line.hairline, backgroundColor: vars.color.border.subtle },
})
export const others = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  marginBlockStart: 'auto',
})
