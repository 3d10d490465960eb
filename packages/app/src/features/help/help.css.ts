import { vars } from '@livery/theme/contract.css.ts'
import { WIDE_WINDOW } from '@livery/ui/media'
import { style } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.section,
  paddingBlock: vars.space.x4,
})
/** Topics side by side where there is room. */
export const topics = style([
  page,
  {
    '@media': {
      [WIDE_WINDOW]: {
        display: 'grid',
        gridTemplateColumns: `repeat(auto-fill, minmax(calc(${vars.space.x16} * 4.5), 1fr))`,
        alignItems: 'start',
      },
    },
  },
])
export const number = style({
  minInlineSize: vars.space.x6,
  color: vars.color.brand.text,
  fontSize: vars.type.small.size,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
})
export const ask = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingInline: vars.space.gutter,
})
