import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** Two beside each other on a phone, so that the games below are not a scroll away; one under the other in large text. */
export const studios = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.5em), 1fr))',
  gap: vars.space.x2,
  paddingInline: vars.space.gutter,
})
/** Beside a name of two lines, a card of one is as high. */
export const place = style({ display: 'grid' })
export const studio = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.x3,
})
