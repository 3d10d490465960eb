import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

import { fitting } from '../styling/fitting.ts'

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  inlineSize: '100%',
  minInlineSize: 0,
  paddingBlock: vars.space.x2,
  textAlign: 'center',
  containerType: 'inline-size',
})
export const figure = style({
  fontSize: fitting(vars.type.display.size),
  whiteSpace: 'nowrap',
})
/** Symbol of the currency, smaller than the figure. */
export const currency = style({ color: vars.color.text.secondary, fontSize: '0.6em' })
