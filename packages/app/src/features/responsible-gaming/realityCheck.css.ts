import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.x2,
  margin: 0,
})
export const figure = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
