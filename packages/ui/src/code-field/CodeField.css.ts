import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style } from '@vanilla-extract/css'

export const send = style({
  position: 'relative',
  display: 'flex',
  minInlineSize: 0,
  color: vars.color.brand.text,
  fontVariantNumeric: 'tabular-nums',
})

/** Room for six digits: below it the button goes under them, and not over their lower edge. */
export const digits = style({ flexBasis: '4.5em', marginBlockEnd: 0 })

/* Inside the field's edge a switched-off button needs no ground of its own. */
globalStyle(`${send} > button:disabled`, { backgroundColor: 'transparent' })
globalStyle(`${send} > button:enabled`, { color: vars.color.brand.text })
