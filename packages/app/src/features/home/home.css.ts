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

/** The banner's place before it is there, in the banner's own shape. */
export const bannerPlace = style({
  display: 'grid',
  aspectRatio: '2 / 1',
  marginBlockEnd: `calc(${vars.size.touch} - ${vars.space.x1})`,
})
globalStyle(`${bannerPlace} > *`, { aspectRatio: 'auto', blockSize: '100%' })

/** The place of the line of news, as high as the line will be. */
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
/** Words keep a readable width: where there is none beside the button, it stands below. */
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

/** The game that was played last: art, name, and the way back into it. */
export const lastGame = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
})
export const lastGameArt = style({ inlineSize: vars.space.x16 })
/** A name keeps room for its words: where there is none beside the art, it stands below. */
export const lastGameName = style({ flex: '1 1 7em', minInlineSize: 0 })
