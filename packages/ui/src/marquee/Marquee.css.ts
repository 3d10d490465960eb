import { vars } from '@livery/theme/contract.css.ts'
import { createVar, keyframes, style, type StyleRule } from '@vanilla-extract/css'

/** Style under reduced motion: by the system's setting, or by that of the review tool. */
const still = (rule: NonNullable<StyleRule['selectors']>[string]): StyleRule => ({
  '@media': { '(prefers-reduced-motion: reduce)': rule },
  selectors: { 'html[data-motion="reduced"] &': rule },
})

/** The line and the button that stops it. */
export const line = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 })
/** Nothing moves under reduced motion, so there is nothing to stop. */
export const control = style({ flex: 'none', ...still({ display: 'none' }) })
export const paused = style({})

/**
 * Under reduced motion the marquee is scrolled by hand. The link itself scrolls, because a part inside it
 * could not be reached by keyboard.
 */
export const root = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x2,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x3,
  borderRadius: vars.radius.control,
  borderStyle: 'solid',
  borderWidth: vars.line.hairline,
  borderColor: vars.color.border.subtle,
  color: vars.color.text.secondary,
  backgroundColor: vars.color.surface.card,
  ...still({ overflowX: 'auto', scrollbarWidth: 'none' }),
})

/** Newest title at rest, as wide as it is long. */
export const pill = style({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: vars.space.x2,
  maxInlineSize: '100%',
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.x4,
  borderRadius: vars.radius.pill,
  color: vars.color.text.secondary,
  backgroundColor: vars.color.surface.raised,
})

export const horn = style({ color: vars.color.brand.text, flex: 'none' })

export const view = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  maskImage: `linear-gradient(90deg, transparent, black ${vars.space.x3}, black calc(100% - ${vars.space.x3}), transparent)`,
  ...still({ flex: 'none', overflow: 'visible', maskImage: 'none' }),
})

/** Duration of one round, and its number of steps. */
export const duration = createVar()
export const steps = createVar()

const along = keyframes({ to: { transform: 'translateX(-50%)' } })
const alongRtl = keyframes({ to: { transform: 'translateX(50%)' } })

/** Two copies side by side move by the width of one copy, and start again without a visible jump. */
export const moving = style({
  display: 'flex',
  inlineSize: 'max-content',
  minInlineSize: '200%',
  animationName: along,
  animationDuration: duration,
  animationTimingFunction: `steps(${steps})`,
  animationIterationCount: 'infinite',
  selectors: {
    '[dir="rtl"] &': { animationName: alongRtl },
    [`${root}:is(:hover, :active, :focus-within, ${paused}) &`]: { animationPlayState: 'paused' },
    'html[data-motion="reduced"] &': { animationName: 'none', minInlineSize: '100%' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { animationName: 'none', minInlineSize: '100%' } },
})

export const copy = style({ display: 'flex', flex: '1 0 50%', whiteSpace: 'nowrap' })
export const echo = style(still({ display: 'none' }))
export const item = style({ paddingInlineEnd: vars.space.x10 })
export const empty = style({ overflowWrap: 'anywhere' })
