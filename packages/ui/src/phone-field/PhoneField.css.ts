import { vars } from '@livery/theme/contract.css.ts'
import { style } from '@vanilla-extract/css'

export const code = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  paddingInline: vars.space.x3,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
  borderInlineEndStyle: 'solid',
  borderInlineEndWidth: vars.line.hairline,
  borderInlineEndColor: vars.color.border.subtle,
})
/** The shortest codes' place is there before the countries are, so that the number's field stays where it is. */
export const digits = style({ minInlineSize: '3ch', textAlign: 'start' })

export const search = style({ paddingBlockEnd: vars.space.x3 })
