import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

/** QR code on its own light plate, centred. */
export const code = style({
  display: 'grid',
  placeItems: 'center',
  paddingBlock: vars.space.x2,
})
