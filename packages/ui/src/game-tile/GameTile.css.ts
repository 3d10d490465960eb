import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

export const root = style({ position: 'relative', minInlineSize: 0 })

export const play = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.x1,
  inlineSize: '100%',
  borderRadius: vars.radius.medium,
  textAlign: 'start',
})

export const art = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  /* The edge lies over the picture, so that dark art does not melt into a dark page. */
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: vars.shadow.card,
    pointerEvents: 'none',
  },
})

const chip = style({
  position: 'absolute',
  maxInlineSize: `calc(100% - ${vars.space.x2})`,
  paddingBlock: vars.space.half,
  paddingInline: vars.space.x2,
  borderRadius: vars.radius.small,
  fontWeight: vars.font.weight.medium,
})

export const vendor = style([
  chip,
  {
    insetBlockEnd: vars.space.x1,
    insetInlineStart: vars.space.x1,
    color: vars.color.media.onChip,
    backgroundColor: vars.color.media.chip,
  },
])

export const tags = styleVariants({
  hot: [
    chip,
    {
      insetBlockStart: vars.space.x1,
      insetInlineStart: vars.space.x1,
      color: vars.color.accent.on,
      backgroundColor: vars.color.accent.rest,
    },
  ],
  new: [
    chip,
    {
      insetBlockStart: vars.space.x1,
      insetInlineStart: vars.space.x1,
      color: vars.color.brand.on,
      backgroundColor: vars.color.brand.rest,
    },
  ],
})

export const name = style({
  color: vars.color.text.primary,
  fontWeight: vars.font.weight.medium,
  minBlockSize: '2lh',
})

export const heart = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
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
  borderRadius: vars.radius.pill,
  color: vars.color.media.onChip,
  backgroundColor: vars.color.media.chip,
})
export const heartSet = style({ color: vars.color.favourite })
