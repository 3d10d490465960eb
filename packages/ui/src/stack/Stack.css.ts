import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const column = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 })
export const row = style({ display: 'flex', flexDirection: 'row', minInlineSize: 0 })

export const gaps = styleVariants(
  {
    none: vars.space.x0,
    half: vars.space.half,
    x1: vars.space.x1,
    x2: vars.space.x2,
    x3: vars.space.x3,
    x4: vars.space.x4,
    x6: vars.space.x6,
    x8: vars.space.x8,
    section: vars.space.section,
  },
  (gap) => ({ gap }),
)

export const aligns = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
})

export const justifies = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
})

export const wrap = style({ flexWrap: 'wrap' })
/** Children share the row in equal parts. */
export const equal = style({})
/** Keeps the page's gutter on both sides. */
export const gutter = style({ paddingInline: vars.space.gutter })
globalStyle(`${equal} > *`, { flex: '1 1 0', minInlineSize: 0 })
