import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

import { displayFigures } from '../styling/voice.css.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.half,
  minInlineSize: 0,
})
export const head = style({
  display: 'flex',
  alignItems: 'center',
  color: vars.color.text.secondary,
  minBlockSize: vars.space.x6,
})
export const line = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: vars.space.x1 })
export const amount = style([
  displayFigures,
  {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: vars.space.x1,
    minInlineSize: 0,
    color: vars.color.brand.text,
    overflowWrap: 'anywhere',
  },
])
export const symbol = style({ fontWeight: vars.font.weight.medium, color: vars.color.text.secondary })
/** The buttons have the size of a touch target and overlap the space around the figure. */
export const actions = style({
  display: 'flex',
  marginBlock: `calc(${vars.space.x2} * -1)`,
  color: vars.color.text.secondary,
})
export const old = style({ opacity: 0.55 })
