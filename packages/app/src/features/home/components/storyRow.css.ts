import { vars } from '@livery/theme/contract.css.ts'
import { sidewaysLine } from '@livery/ui/sideways'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const row = style([
  sidewaysLine,
  {
    gap: vars.space.x3,
    paddingBlock: vars.space.x1,
  },
])
export const place = style({ flex: 'none', inlineSize: `max(${vars.space.x16} + ${vars.space.x2}, 4.5em)` })
export const story = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.x1,
  inlineSize: '100%',
  borderRadius: vars.radius.medium,
  color: vars.color.text.primary,
  textAlign: 'center',
})
/* A long name is cut at the width of its picture's place. */
globalStyle(`${story} > *`, { maxInlineSize: '100%' })
const picture = style({
  display: 'grid',
  overflow: 'hidden',
  inlineSize: vars.space.x16,
  blockSize: vars.space.x16,
})
export const pictures = styleVariants({
  /** A gap in the page's colour between the picture and its ring. */
  ring: [
    picture,
    {
      borderRadius: vars.radius.pill,
      borderStyle: 'solid',
      borderWidth: vars.line.focus,
      borderColor: vars.color.surface.page,
      boxShadow: `0 0 0 ${vars.line.focus} ${vars.color.brand.text}`,
    },
  ],
  tile: [picture, { borderRadius: vars.radius.medium, boxShadow: vars.shadow.card }],
})
/** Mark that overlaps the lower edge of the picture. */
export const mark = style({
  position: 'relative',
  marginBlockStart: `calc(${vars.space.x4} * -1)`,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.small,
  color: vars.color.accent.on,
  backgroundColor: vars.color.accent.rest,
  fontSize: vars.type.caption.size,
  lineHeight: vars.type.caption.lineHeight,
  fontWeight: vars.font.weight.medium,
})
