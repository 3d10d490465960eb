import { vars } from '@livery/theme/contract.css.ts'
import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'

/** Columns that each take an equal part of the row; with large text fewer stand in one. */
function rowsOf(count: number) {
  // A hair less than its part, lest rounding leave room for one fewer.
  const part = `(100% - ${vars.space.x1} * ${count - 1}) / ${count + 0.01}`
  return {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(max(1.3em, ${part}), 1fr))`,
    gap: vars.space.x1,
    inlineSize: '100%',
    maxInlineSize: `calc(${vars.space.x8} * ${count} + ${vars.space.x1} * ${count - 1})`,
    minInlineSize: 0,
  }
}

export const rows = styleVariants({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x1, minInlineSize: 0 },
  fives: rowsOf(5),
  tens: rowsOf(10),
})

/** Which ball it is, from 0: the later, the later it arrives. */
export const place = createVar()

const arrive = keyframes({
  from: { opacity: 0, transform: `translateY(calc(${vars.space.x6} * -1)) rotate(-90deg)` },
  to: { opacity: 1, transform: 'none' },
})

const ball = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  fontWeight: vars.font.weight.bold,
})

/** A shade at the foot, so that it is round and not flat. */
const foot = `inset 0 calc(${vars.space.half} * -1) ${vars.space.x1} color-mix(in oklab, ${vars.color.ball.on} 28%, transparent)`
const tones = { ...vars.color.ball }
const painted = (color: string) =>
  [ball, { color: vars.color.ball.on, backgroundColor: color, boxShadow: foot }] as const

export const balls = styleVariants({
  red: [...painted(tones.red)],
  blue: [...painted(tones.blue)],
  green: [...painted(tones.green)],
  gold: [...painted(tones.gold)],
  violet: [...painted(tones.violet)],
  plain: [
    ball,
    {
      color: vars.color.text.primary,
      backgroundColor: vars.color.surface.raised,
      boxShadow: `inset 0 0 0 ${vars.line.control} ${vars.color.border.control}`,
    },
  ],
  pending: [
    ball,
    {
      color: vars.color.text.muted,
      borderStyle: 'dashed',
      borderWidth: vars.line.control,
      borderColor: vars.color.border.control,
    },
  ],
})

/**
 * A row breaks only when its balls do not fit at their smallest; from there they grow into the room there is, up to
 * their own size.
 */
const ofLine = (size: string) =>
  ({
    flex: '1 1 1.6em',
    inlineSize: `max(${size}, 2em)`,
    maxInlineSize: `max(${size}, 2em)`,
    aspectRatio: '1',
  }) as const

/** In a line. */
export const sizes = styleVariants({
  small: ofLine(vars.space.x8),
  medium: ofLine(vars.space.x10),
})

/** As wide as its column, and as high. */
export const cell = style({ aspectRatio: '1' })

export const shapes = styleVariants({
  ball: { borderRadius: vars.radius.pill },
  square: { borderRadius: vars.radius.small },
  die: { borderRadius: vars.radius.small, padding: vars.space.x1 },
})

/** Under reduced motion no ball waits for its turn either. */
export const arriving = style({
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: {
        'html:not([data-motion="reduced"]) &': {
          animation: `${arrive} calc(${vars.motion.page} * 2) ${vars.motion.spring} backwards`,
          animationDelay: `calc(${place} * ${vars.motion.page})`,
        },
      },
    },
  },
})

export const plus = style({ color: vars.color.text.secondary, fontWeight: vars.font.weight.bold })
export const pips = style({ inlineSize: '1.5em', blockSize: '1.5em', fill: 'currentColor' })
