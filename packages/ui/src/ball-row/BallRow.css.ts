import { vars } from '@livery/theme/contract.css.ts'
import { createVar, keyframes, style, styleVariants } from '@vanilla-extract/css'

/** Columns of equal width; with large text fewer fit in one row. */
function rowsOf(count: number) {
  // Slightly less than its share, so that rounding does not leave space for one ball fewer.
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

/** Position of the ball, from 0: a later ball arrives later. */
export const place = createVar()

const arrive = keyframes({
  from: {
    opacity: 0,
    transform: `translateY(calc(${vars.space.x6} * -1)) rotate(calc(${vars.motion.turn} * -1)) scale(0.6)`,
  },
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

/** Shadow at the lower edge, so that the ball looks round. */
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
 * A row breaks only when its balls do not fit at their smallest size; with more space they grow up to their
 * full size.
 */
const ofLine = (size: string) =>
  ({
    flex: '1 1 1.4em',
    inlineSize: `max(${size}, 2em)`,
    maxInlineSize: `max(${size}, 2em)`,
    aspectRatio: '1',
  }) as const

/** Sizes of a ball in a line. */
export const sizes = styleVariants({
  small: ofLine(vars.space.x8),
  medium: ofLine(vars.space.x10),
})

/** A square that fills its column. */
export const cell = style({ aspectRatio: '1' })

export const shapes = styleVariants({
  ball: { borderRadius: vars.radius.pill },
  square: { borderRadius: vars.radius.small },
  die: { borderRadius: vars.radius.small, padding: vars.space.x1 },
})

/** Under reduced motion all balls are drawn at once. */
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
