import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 })
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.x3,
})
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  minInlineSize: 0,
})
export const title = style({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' })
export const detail = style({ color: vars.color.text.secondary, overflowWrap: 'anywhere' })
export const figures = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  gap: vars.space.x1,
  flex: 'none',
  maxInlineSize: '50%',
})
export const amounts = styleVariants({
  neutral: { color: vars.color.text.primary },
  gain: { color: vars.color.status.success.text },
  loss: { color: vars.color.text.secondary },
})
export const amount = style({ fontWeight: vars.font.weight.bold, textAlign: 'end', overflowWrap: 'anywhere' })
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto) minmax(0, 1fr)',
  columnGap: vars.space.x3,
  rowGap: vars.space.x1,
  marginBlockStart: vars.space.x3,
  paddingBlockStart: vars.space.x3,
  borderBlockStartStyle: 'solid',
  borderBlockStartWidth: vars.line.hairline,
  borderBlockStartColor: vars.color.border.subtle,
})
export const term = style({ color: vars.color.text.secondary })
export const fact = style({ color: vars.color.text.primary, textAlign: 'end', overflowWrap: 'anywhere' })
export const end = style({ blockSize: vars.line.hairline })
