import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x4,
  paddingBlockStart: vars.space.x3,
})

/** Shelves are separated by the brand's own gap; the parts above them are grouped. */
export const shelves = style({ display: 'flex', flexDirection: 'column', gap: vars.space.section })

/** The rail above the shelves, or beside them. */
export const entrance = styleVariants({
  top: { display: 'flex', flexDirection: 'column', gap: vars.space.x4 },
  side: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space.x1,
  },
})

/** Placeholder of the banner, in the banner's own shape. */
export const bannerPlace = style({
  display: 'grid',
  aspectRatio: '2 / 1',
  marginBlockEnd: `calc(${vars.size.touch} - ${vars.space.x1})`,
})
globalStyle(`${bannerPlace} > *`, { aspectRatio: 'auto', blockSize: '100%' })

/** Placeholder of the announcement line, with its height. */
export const noticePlace = style({ display: 'grid', alignItems: 'center', minBlockSize: vars.size.touch })

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

export const memberCard = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 })

/** Placeholder of a shelf until it is near the viewport, so that the page does not grow during a scroll. */
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

export const invite = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  padding: vars.space.x4,
  borderRadius: vars.radius.card,
  color: vars.color.brand.onSoft,
  backgroundColor: vars.color.brand.soft,
})
/** Minimum readable width of the text: the button wraps below it. */
export const inviteText = style({ flex: '1 1 8em', minInlineSize: 0 })
export const inviteClaim = style({ flex: 'none', marginInlineStart: 'auto' })

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

/** Last played game: art, name, and the button that reopens it. */
export const lastGame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
})
export const lastGameArt = style({ inlineSize: vars.space.x16 })
/** Minimum width of the name: where it does not fit beside the art, it wraps below. */
export const lastGameName = style({ flex: '1 1 7em', minInlineSize: 0 })
