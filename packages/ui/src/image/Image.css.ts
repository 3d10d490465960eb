import { vars } from '@livery/theme/contract.css.ts'
import { style, styleVariants } from '@vanilla-extract/css'

import { later } from '../picture/later.css.ts'

export const root = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  inlineSize: '100%',
  isolation: 'isolate',
  selectors: { '&[data-waiting]': { backgroundColor: vars.color.skeleton.base } },
})

export const ratios = styleVariants({
  portrait: { aspectRatio: '3 / 4' },
  square: { aspectRatio: '1' },
  wide: { aspectRatio: '16 / 9' },
  banner: { aspectRatio: '2 / 1' },
  panorama: { aspectRatio: '5 / 2' },
  ribbon: { aspectRatio: '3 / 1' },
  strip: { aspectRatio: '4 / 1' },
})

export const corners = styleVariants({
  none: {},
  medium: { borderRadius: vars.radius.medium },
  card: { borderRadius: vars.radius.card },
})

export const picture = style([
  later,
  {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    transition: `opacity ${vars.motion.page} ${vars.motion.easing}`,
    selectors: {
      /* Without the script's mark a picture is visible: those of the document show by themselves. */
      [`${root}[data-waiting="hidden"] > &`]: { opacity: 0 },
    },
  },
])
export const fits = styleVariants({ cover: { objectFit: 'cover' }, contain: { objectFit: 'contain' } })

/** Part of a cut picture that stays visible: towards the end of the line, or the right of any page. */
export const kept = styleVariants({
  middle: {},
  right: { objectPosition: '85% 50%' },
  end: { objectPosition: '85% 50%', selectors: { '[dir="rtl"] &': { objectPosition: '15% 50%' } } },
})

export const stand = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.text.muted,
  backgroundColor: vars.color.surface.sunken,
  backgroundImage: vars.gradient.card,
})
