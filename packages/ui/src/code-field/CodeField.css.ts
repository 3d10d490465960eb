import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const send = style({
  position: 'relative',
  display: 'flex',
  whiteSpace: 'nowrap',
  color: vars.color.brand.text,
  fontVariantNumeric: 'tabular-nums',
})

/* Inside the field's edge a switched-off button needs no ground of its own. */
globalStyle(`${send} > button:disabled`, { backgroundColor: 'transparent' })
globalStyle(`${send} > button:enabled`, { color: vars.color.brand.text })
