import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { later } from '../picture/later.css.ts'
import { silhouettes } from '../styling/silhouettes.ts'

/* Overlapping parts share a cell of a grid. With `position`, each of them would be a layer of its own, some
   ten for each tile, and fast scrolling would be slow. */
export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerType: 'inline-size',
})

/** Width up to which a tile has no room for the vendor's name beside its art, in units of text. */
const NARROW = '6.25em'
const narrow = `(max-width: ${NARROW})`

export const play = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.x1,
  gridArea: '1 / 1',
  alignContent: 'start',
  inlineSize: '100%',
  ...silhouettes.tile,
  textAlign: 'start',
  /* A long press is the site's own, and marks no text. */
  userSelect: 'none',
  WebkitTouchCallout: 'none',
})

export const art = style([
  later,
  {
    gridArea: '1 / 1',
    inlineSize: '100%',
    objectFit: 'cover',
    ...silhouettes.tile,
    backgroundColor: vars.color.skeleton.base,
    /* The border is drawn over the picture, so that dark art does not merge with a dark page. */
    outlineStyle: 'solid',
    outlineWidth: vars.line.edge,
    outlineColor: vars.color.border.edge,
    outlineOffset: `calc(-1 * ${vars.line.edge})`,
    boxShadow: vars.shadow.drop,
  },
])
export const shapes = styleVariants({
  portrait: { aspectRatio: '3 / 4' },
  square: { aspectRatio: '1' },
  wide: { aspectRatio: '16 / 9' },
})
/** Tile as high as its place: the art takes what the text leaves. */
export const fillingPlay = style({ gridTemplateRows: 'minmax(0, 1fr) auto', alignContent: 'stretch' })
export const fillingArt = style({ aspectRatio: 'auto', blockSize: '100%', contain: 'size' })

export const stand = style({
  display: 'grid',
  placeItems: 'center',
  color: vars.color.text.muted,
  backgroundColor: vars.color.surface.sunken,
  backgroundImage: vars.gradient.card,
})

const chip = style({
  gridArea: '1 / 1',
  justifySelf: 'start',
  maxInlineSize: `calc(100% - ${vars.space.x1})`,
  marginBlock: vars.space.x1,
  marginInlineStart: vars.space.x1,
  paddingBlock: vars.space.half,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.small,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
})

/** Tile with a heart in its corner. */
export const hearted = style({})

/** Tag beside the heart; below it on a tile too narrow for both. */
const tag = style([
  chip,
  {
    alignSelf: 'start',
    '@container': {
      [narrow]: { paddingInline: vars.space.x1, selectors: { [`${hearted} &`]: { gridRow: 2 } } },
    },
  },
])

export const tags = styleVariants({
  hot: [tag, { color: vars.color.accent.on, backgroundColor: vars.color.accent.rest }],
  new: [tag, { color: vars.color.brand.on, backgroundColor: vars.color.brand.rest }],
  fact: [
    chip,
    {
      gridRow: 2,
      '@container': { [narrow]: { gridRow: 3 } },
      color: vars.color.media.onChip,
      backgroundColor: vars.color.media.chip,
    },
  ],
  note: [tag, { color: vars.color.text.primary, backgroundColor: vars.color.surface.raised }],
})

const mark = style({
  gridArea: '1 / 1',
  alignSelf: 'start',
  display: 'grid',
  gridTemplateRows: `minmax(${vars.space.x8}, auto)`,
  minInlineSize: 0,
})
const markAtFoot = style([mark, { '@container': { [narrow]: { alignSelf: 'end' } } }])
/**
 * Tag in the corner of the art where reading begins, and the fact below the line of the heart. On a narrow tile, where
 * the heart takes that line, both are at the foot of the art, unless a caption is.
 */
export const marks = styleVariants({ below: [markAtFoot], none: [markAtFoot], over: [mark] })

/** Vendor in the lower corner of the art, where the name stands below it. */
export const corner = style([
  chip,
  {
    alignSelf: 'end',
    justifySelf: 'end',
    marginInline: vars.space.x1,
    paddingBlock: 0,
    paddingInline: vars.space.x1,
    color: vars.color.media.onChip,
    backgroundColor: vars.color.media.chip,
    /* A narrow tile would cut the vendor's name. */
    '@container': { [narrow]: { display: 'none' } },
  },
])

const column = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' })
/** Texts below the art, or over its foot on a scrim that fades out above them. */
export const columns = styleVariants({
  below: [column],
  over: [
    column,
    {
      gridArea: '1 / 1',
      alignSelf: 'end',
      position: 'relative',
      paddingBlockEnd: vars.space.x2,
      paddingInline: vars.space.x2,
      color: vars.color.media.on,
      backgroundColor: vars.color.media.scrim,
      '::before': {
        content: '',
        position: 'absolute',
        insetBlockEnd: '100%',
        insetInline: 0,
        blockSize: vars.space.x8,
        backgroundImage: `linear-gradient(0deg, ${vars.color.media.scrim}, transparent)`,
      },
    },
  ],
})
/** Tile whose text over the art has the corners of the art. */
export const clipped = style({ overflow: 'clip' })
export const name = style({
  fontWeight: vars.font.weight.medium,
  /* A Latin name on an Arabic page keeps its own direction and is aligned with the page's start, as the vendor
     is. */
  textAlign: ['-webkit-match-parent', 'match-parent'],
})
const named = style({ color: vars.color.text.primary })
/** Name below the art: always two lines, so that rows are of one height; or one and a fact. */
export const namesBelow = styleVariants({ alone: [named, { minBlockSize: '2lh' }], noted: [named] })
/** Fact below the name. */
export const note = style({ color: vars.color.text.secondary })

export const heart = style({
  gridArea: '1 / 1',
  alignSelf: 'start',
  justifySelf: 'end',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  color: vars.color.media.on,
})
export const heartMark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.x8,
  blockSize: vars.space.x8,
  ...silhouettes.disc,
  color: vars.color.media.onChip,
  backgroundColor: vars.color.media.chip,
})
export const heartSet = style({ color: vars.color.favourite })
