import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  paddingBlockStart: vars.space.x3,
})

/** Shelves keep the brand's own distance; what is above them belongs together. */
export const shelves = style({ display: 'flex', flexDirection: 'column', gap: vars.space.section })

/** The banner's place before it is there, in the banner's own shape. */
export const bannerPlace = style({
  display: 'grid',
  aspectRatio: '2 / 1',
  marginBlockEnd: `calc(${vars.size.touch} - ${vars.space.x1})`,
})
globalStyle(`${bannerPlace} > *`, { aspectRatio: 'auto', blockSize: '100%' })

const places = style({
  display: 'grid',
  gap: vars.space.x3,
  columnGap: vars.space.x2,
  paddingInline: vars.space.gutter,
})
export const tilePlaces = styleVariants({
  portrait: [places, { gridTemplateColumns: 'repeat(3, 1fr)' }],
  square: [places, { gridTemplateColumns: 'repeat(3, 1fr)' }],
  wide: [places, { gridTemplateColumns: 'repeat(2, 1fr)' }],
})

export const banner = style({ display: 'block', overflow: 'hidden', borderRadius: vars.radius.card })

export const memberCard = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 })

/** Holds a shelf's height until it comes near, so that the page does not grow under the thumb. */
export const shelfPlace = style({ minBlockSize: `calc(${vars.space.x16} * 4)` })

export const floating = style({
  position: 'fixed',
  zIndex: vars.layer.floating,
  insetBlockEnd: `calc(${vars.size.bottomMenu} + env(safe-area-inset-bottom) + ${vars.space.x4})`,
  insetInlineEnd: `max(${vars.space.x3}, calc((100vw - ${vars.size.column}) / 2 + ${vars.space.x3}))`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
})

export const vendorMark = style({ display: 'block', inlineSize: vars.size.avatar })

/** The jackpots' own stage. */
export const jackpot = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: vars.space.x2,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  color: vars.color.media.on,
  backgroundColor: vars.color.surface.raised,
  backgroundImage: vars.gradient.hero,
  boxShadow: vars.shadow.raised,
  overflow: 'hidden',
})
const pot = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x1,
  borderRadius: vars.radius.medium,
  color: vars.color.media.onChip,
  backgroundColor: vars.color.media.chip,
})
export const pots = styleVariants({
  GRAND: [pot, { gridColumn: '1 / -1', paddingBlock: vars.space.x4 }],
  MAJOR: [pot],
  MINOR: [pot],
  MINI: [pot],
})
export const potName = style({
  fontSize: vars.type.caption.size,
  fontWeight: vars.font.weight.bold,
  textTransform: 'uppercase',
})
const figure = style({
  maxInlineSize: '100%',
  fontFamily: vars.font.display,
  fontWeight: vars.font.weight.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
  textAlign: 'center',
})
export const figures = styleVariants({
  GRAND: [figure, { fontSize: vars.type.display.size, lineHeight: vars.type.display.lineHeight }],
  MAJOR: [figure, { fontSize: vars.type.small.size }],
  MINOR: [figure, { fontSize: vars.type.small.size }],
  MINI: [figure, { fontSize: vars.type.small.size }],
})

export const invite = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  color: vars.color.brand.onSoft,
  backgroundColor: vars.color.brand.soft,
})
export const inviteText = style({ flex: '1 1 auto', minInlineSize: 0 })

export const lotteries = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
  paddingInline: vars.space.gutter,
})
export const draws = style({ display: 'flex', flexDirection: 'column' })
export const draw = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  paddingBlock: vars.space.x3,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
    '& + &': {
      borderBlockStartStyle: 'solid',
      borderBlockStartWidth: vars.line.hairline,
      borderBlockStartColor: vars.color.border.subtle,
    },
  },
})
export const drawHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.x3,
})

/** The game that was played last: art, name, and the way back into it. */
export const lastGame = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.x3,
})
export const lastGameArt = style({ inlineSize: vars.space.x16 })
