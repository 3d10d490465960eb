import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const send = style({
  position: 'relative',
  display: 'flex',
  whiteSpace: 'nowrap',
  color: vars.color.brand.text,
  fontVariantNumeric: 'tabular-nums',
})

globalStyle(`${send} > button:enabled`, { color: vars.color.brand.text })
