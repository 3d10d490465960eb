import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** Two columns on a phone, so that the games below stay in view; one column in large text. */
export const studios = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5em), 1fr))',
  gap: vars.space.x2,
  paddingInline: vars.space.gutter,
})
/** Equal height for a card with a name of one line and a neighbour of two. */
export const place = style({ display: 'grid' })
export const studio = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.x3,
})
