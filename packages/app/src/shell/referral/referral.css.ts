import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** The code stands on its own light plate, in the middle. */
export const code = style({
  display: 'grid',
  placeItems: 'center',
  paddingBlock: vars.space.x2,
})
