import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const send = style({
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  color: vars.color.brand.text,
  fontVariantNumeric: 'tabular-nums',
})

/** Width for six digits: in a narrower field the button moves below them. */
export const digits = style({ flexBasis: '4.5em', marginBlockEnd: 0 })

/* Inside the field a disabled button needs no background of its own. */
globalStyle(`${send} > button:disabled`, { backgroundColor: 'transparent' })
globalStyle(`${send} > button:enabled`, { color: vars.color.brand.text })
