import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** Text above full-width rows. */
export const lead = style({ paddingInline: vars.space.gutter })
export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  margin: 0,
})
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.x3,
})
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
