import { vars } from '@livery/theme/contract.css.ts'
import { sidewaysLine } from '@livery/ui/sideways'
import { style, styleVariants } from '@vanilla-extract/css'

/** Stage of the jackpots. */
export const jackpot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.x2,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  color: vars.color.media.on,
  backgroundColor: vars.color.surface.raised,
  backgroundImage: vars.gradient.hero,
  boxShadow: vars.shadow.raised,
  overflow: 'hidden',
})
/** All jackpots in one line that scrolls sideways. */
export const strip = sidewaysLine
/** Three equal columns; a currency of small units needs longer figures, and gets as many as fit whole. */
const pot = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  flex: '1 1 0',
  gap: vars.space.x1,
  minInlineSize: 'max-content',
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.medium,
  color: vars.color.media.onChip,
  backgroundColor: vars.color.media.chip,
})
export const pots = styleVariants({
  GRAND: [
    pot,
    { flexBasis: '100%', minInlineSize: 0, paddingBlock: vars.space.x4, containerType: 'inline-size' },
  ],
  MAJOR: [pot],
  MINOR: [pot],
  MINI: [pot],
  strip: [
    pot,
    {
      flex: 'none',
      alignItems: 'flex-start',
      paddingBlock: vars.space.x3,
      paddingInline: vars.space.x4,
      color: vars.color.text.primary,
      backgroundColor: vars.color.surface.raised,
      boxShadow: vars.shadow.card,
    },
  ],
})
export const potName = style({
  fontSize: vars.type.caption.size,
  fontWeight: vars.font.weight.bold,
  textTransform: 'uppercase',
})
const figure = style({
  fontFamily: vars.font.display,
  fontWeight: vars.font.weight.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  textAlign: 'center',
})
const grand = (most: string) => ({
  fontSize: `min(${vars.type.display.size}, ${most})`,
  lineHeight: vars.type.display.lineHeight,
})
/** The largest jackpot on one line, as large as the stage allows: a share of its width, by the length of the figure. */
export const figures = styleVariants({
  GRAND: [figure, grand('11.4cqi')],
  longGRAND: [figure, grand('10cqi')],
  MAJOR: [figure, { fontSize: vars.type.small.size }],
  MINOR: [figure, { fontSize: vars.type.small.size }],
  MINI: [figure, { fontSize: vars.type.small.size }],
  strip: [figure, { fontSize: vars.type.lead.size }],
})
