import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

/** Line of small figures above a page or a game; its height is reserved while they are loading. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  columnGap: vars.space.x3,
  minBlockSize: vars.space.x8,
  paddingInline: vars.space.gutter,
  paddingBlock: vars.space.x1,
  color: vars.color.text.secondary,
  backgroundColor: vars.color.surface.sunken,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.lineHeight,
  fontVariantNumeric: 'tabular-nums',
})

/** Position of the footer: at the bottom of a short page. */
export const foot = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space.section })

/** Position of the notice: above a page with a hairline under it, or below it, at the bottom of a short page. */
export const edges = styleVariants({
  start: {
    paddingInline: vars.space.gutter,
    borderBlockEndStyle: 'solid',
    borderBlockEndWidth: vars.line.hairline,
    borderBlockEndColor: vars.color.border.subtle,
  },
  end: { marginBlockStart: 'auto', paddingInline: vars.space.gutter, paddingBlock: vars.space.section },
})
