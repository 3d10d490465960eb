import { vars } from '@livery/theme/contract.css.ts'
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'

import { silhouettes } from '../styling/silhouettes.ts'

export const root = style({ position: 'relative', minInlineSize: 0 })

const track = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorInline: 'contain',
  scrollbarWidth: 'none',
  scrollSnapType: 'x mandatory',
})
const withinGutter = style({
  /* As wide as the gutter, so that the next slide begins where the screen ends. */
  gap: vars.space.gutter,
  scrollPaddingInline: vars.space.gutter,
  paddingInline: vars.space.gutter,
  paddingBlockEnd: vars.space.half,
  /* Pictures fade at the edges instead of being cut. */
  maskImage: `linear-gradient(90deg, transparent, black ${vars.space.gutter}, black calc(100% - ${vars.space.gutter}), transparent)`,
})
export const tracks = styleVariants({ gutter: [track, withinGutter], edge: [track] })

/** Slide; its content is as high as the highest one. */
export const slide = style({
  display: 'grid',
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'center',
  scrollSnapStop: 'always',
})

/** Attribute of a track whose carousel runs, set by its script. */
export const RUNNING = 'data-running'

/* Before the site has started only the first slide is drawn: what is not drawn fetches no pictures. */
export const later = style([
  slide,
  { selectors: { [`:not([${RUNNING}]) > &`]: { contentVisibility: 'hidden' } } },
])

const foot = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x1,
})
export const feet = styleVariants({
  below: [foot, { minBlockSize: vars.size.touch, marginBlockEnd: `calc(${vars.space.x2} * -1)` }],
  /**
   * Over the end of the picture's lower edge, on a chip that is legible on any picture: dots before the button, or below
   * it where both are wider than the third that a banner's text leaves.
   */
  over: [
    foot,
    {
      position: 'absolute',
      insetBlockEnd: vars.space.x3,
      insetInlineEnd: vars.space.x3,
      flexWrap: 'wrap-reverse',
      maxInlineSize: '34%',
      padding: vars.space.x2,
      ...silhouettes.card,
      color: vars.color.media.onChip,
      backgroundColor: vars.color.media.chip,
      selectors: {
        [`${withinGutter} + &`]: { insetInlineEnd: `calc(${vars.space.gutter} + ${vars.space.x3})` },
      },
    },
  ],
})

/* The button's touch area reaches over the padding of the chip, which would else be twice as high. */
globalStyle(`${feet.over} > button`, { margin: `calc(${vars.space.x2} * -1)` })

export const pips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.x1,
})

export const pip = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: vars.space.x2,
  blockSize: `calc(${vars.space.x1} * 1.5)`,
  borderRadius: vars.radius.pill,
  backgroundColor: vars.color.border.control,
  /* Without a transition: a growing dot would lay out the whole page at every frame of the slide. */
  selectors: { '&[data-current="true"]': { inlineSize: vars.space.x6 } },
})

const grow = keyframes({ from: { transform: 'scaleX(0)' } })

export const fill = style({
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  backgroundColor: vars.color.brand.text,
  transformOrigin: '0 50%',
  selectors: {
    '[dir="rtl"] &': { transformOrigin: '100% 50%' },
    [`${feet.over} &`]: { backgroundColor: 'currentColor' },
  },
})
/** Progress bar of the slide that waits for the next; the end of the animation moves the carousel on. */
export const running = style({ animation: `${grow} linear both` })
export const held = style({ animationPlayState: 'paused' })
