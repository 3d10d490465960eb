import { vars } from '@livery/theme/contract.css.ts'
import { WIDE_WINDOW, WIDEST_WINDOW } from '@livery/ui/media'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

import { line } from './components/line.css.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x3,
})
/** Home that begins at the header, or with room below it. */
export const pages = styleVariants({
  flush: [page],
  spaced: [page, { paddingBlockStart: vars.space.x3 }],
})

/** Shelves are separated by the brand's own gap; the parts above them are grouped. */
export const shelves = style({ display: 'flex', flexDirection: 'column', gap: vars.space.section })

/** The rail above the shelves, or beside them on a phone. */
export const entrance = styleVariants({
  top: { display: 'flex', flexDirection: 'column', gap: vars.space.x4 },
  side: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space.x1,
    // A wide window has the menu at its side: two columns of icons would be one too many.
    '@media': {
      [WIDE_WINDOW]: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: vars.space.x4 },
    },
  },
})

/** Ground of a section: none, or a band of another surface across the column. */
const band = style({ paddingBlock: vars.space.x5, selectors: { '&:empty': { display: 'none' } } })
export const tones = styleVariants({
  plain: { display: 'contents' },
  sunken: [band, { backgroundColor: vars.color.surface.sunken }],
  raised: [band, { backgroundColor: vars.color.surface.raised }],
})

/** Placeholder of the hero, in its own shape. */
const heroPlace = style({ display: 'grid', marginInline: vars.space.gutter })
export const heroPlaces = styleVariants({
  carousel: [
    heroPlace,
    { aspectRatio: '2 / 1', marginBlockEnd: `calc(${vars.size.touch} - ${vars.space.x1})` },
  ],
  full: [heroPlace, { aspectRatio: '5 / 2', marginInline: 0 }],
  compact: [heroPlace, { aspectRatio: '3 / 1' }],
  split: [heroPlace, { aspectRatio: '5 / 2' }],
})
for (const place of Object.values(heroPlaces))
  globalStyle(`${place.split(' ').at(-1)} > *`, { aspectRatio: 'auto', blockSize: '100%' })

/** Hero in a wide window: a band across the page, as high as on a phone, or two fifths of a low window. */
const HERO = `min(${vars.space.x16} * 4, 40dvh)`
export const hero = style({})
globalStyle(`${hero} span:has(> img)`, { '@media': { [WIDE_WINDOW]: { maxBlockSize: HERO } } })
for (const place of Object.values(heroPlaces))
  globalStyle(`${place.split(' ').at(-1)}`, {
    '@media': { [WIDE_WINDOW]: { aspectRatio: 'auto', blockSize: HERO } },
  })

/** Offer whose title is text beside its picture, which gives way to the words where the text is large. */
export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(min(100%, 9em), 3fr) minmax(0, 2fr)',
  alignItems: 'stretch',
  minBlockSize: '100%',
})
export const splitText = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.x1,
  minInlineSize: 0,
  padding: vars.space.x4,
  overflowWrap: 'anywhere',
})
globalStyle(`${splitText} h2`, {
  '@media': {
    [WIDEST_WINDOW]: { fontSize: vars.type.display.size, lineHeight: vars.type.display.lineHeight },
  },
})
export const splitPicture = style({ display: 'grid', minInlineSize: 0 })
/* The picture is as high as its text, whatever its own shape. */
globalStyle(`${splitPicture} > *`, { aspectRatio: 'auto', minBlockSize: '100%' })

/** Login and registration side by side, below one another where the text is large: their words stay whole. */
export const waysIn = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x3 })
globalStyle(`${waysIn} > *`, { flex: '1 1 6em' })

/** Bar of a player's account: name and balance in a line, below one another where the text is large. */
export const accountBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x3,
  paddingInline: vars.space.gutter,
})
export const accountName = style({
  flex: '2 1 5em',
  display: 'grid',
  minInlineSize: 0,
  justifyItems: 'start',
})
/** The sum keeps a size to be read in on a narrow phone. */
export const accountBalance = style({ flex: '5 1 11em', minInlineSize: 0 })

const tilePlace = style({
  display: 'grid',
  gap: vars.space.x3,
  columnGap: vars.space.x2,
  paddingInline: vars.space.gutter,
})
export const tilePlaces = styleVariants({
  portrait: [tilePlace, { gridTemplateColumns: 'repeat(3, 1fr)' }],
  square: [tilePlace, { gridTemplateColumns: 'repeat(3, 1fr)' }],
  wide: [tilePlace, { gridTemplateColumns: 'repeat(2, 1fr)' }],
})

export const memberCard = style({ display: 'flex', flexDirection: 'column', gap: vars.space.x3 })

/** Place of a part until it is there, so that the page does not grow during a scroll. */
export const places = styleVariants({
  shelf: { minBlockSize: `calc(${vars.space.x16} * 4)` },
  row: { minBlockSize: `calc(${vars.space.x16} * 2)` },
  bar: { minBlockSize: vars.space.x16 },
  line: { minBlockSize: vars.size.touch },
})

export const floating = style({
  position: 'fixed',
  zIndex: vars.layer.floating,
  insetBlockEnd: `calc(${vars.size.bottomMenu} + env(safe-area-inset-bottom) + ${vars.space.x4})`,
  insetInlineEnd: `max(${vars.space.x3}, calc((100vw - ${vars.size.column}) / 2 + ${vars.space.x3}))`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  '@media': {
    [WIDE_WINDOW]: {
      insetInlineEnd: `max(${vars.space.x3}, calc((100vw - ${vars.size.page}) / 2 + ${vars.space.x3}))`,
    },
  },
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
/** Name of a lottery, which breaks where it must, and the time of its draw. */
export const drawHead = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'baseline',
  justifyItems: 'start',
  gap: vars.space.x3,
  overflowWrap: 'anywhere',
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

/** Draws side by side, each in a card. */
export const drawStrip = line
export const drawCard = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  flex: `1 0 min(80%, ${vars.space.x16} * 4)`,
  scrollSnapAlign: 'start',
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.card,
  boxShadow: vars.shadow.card,
})

/** Board of the next draws. */
export const drawBoard = style([line])
export const nextDraw = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x2,
  flex: `1 0 min(46%, ${vars.space.x16} * 3)`,
  minInlineSize: '10em',
  scrollSnapAlign: 'start',
  padding: vars.space.x3,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface.raised,
  boxShadow: vars.shadow.card,
})
export const nextDrawHead = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.touch,
  color: vars.color.text.primary,
  textAlign: 'start',
})
/** Line of the time left, which keeps its height until the time is known. */
export const nextDrawClock = style({ minBlockSize: '1.5lh' })
export const nextDrawBalls = style({ minBlockSize: vars.space.x8, minInlineSize: 0, overflow: 'hidden' })
