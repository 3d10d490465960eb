import { classes } from '../styling/classes.ts'
import { customProperties } from '../styling/customProperties.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './BallRow.css.ts'
import { Die } from './Die.tsx'

export interface Ball {
  /** Number as the draw writes it: `7`, `07`. */
  readonly value: string
  /** Colour of the ball. Default `gold`; `plain` for numbers without a colour. */
  readonly tone?: Exclude<keyof typeof css.balls, 'pending'> | undefined
}

export interface BallRowProps {
  /** Name of the draw for screen readers ('Draw 20261120-144'). */
  readonly label: string
  /** The numbers, in drawn order. */
  readonly balls: readonly Ball[]
  /** Special numbers, drawn apart after a plus sign. */
  readonly special?: readonly Ball[] | undefined
  /** Label that screen readers hear before each special number ('Special number'). Needed with `special`. */
  readonly specialLabel?: string | undefined
  /** Number of balls that are still to be drawn: shown as empty places at the end. */
  readonly pending?: number | undefined
  /** `die` draws the face of a die, `square` is for orders of a race. Default `ball`. */
  readonly shape?: keyof typeof css.shapes | undefined
  /** Size of the balls. Default `medium`. */
  readonly size?: keyof typeof css.sizes | undefined
  /**
   * Rows of balls: `line` puts all in one row, `tens` and `fives` that many in each (a race of ten, twenty of
   * eighty). Balls shrink to fit; only large text breaks a row. Default `line`.
   */
  readonly rows?: keyof typeof css.rows | undefined
  /**
   * True when the numbers have just been drawn: they appear one after the other (all at once under reduced
   * motion) and are announced.
   */
  readonly drawing?: boolean | undefined
}

/** Row of balls with the numbers of a lottery draw. */
export function BallRow({
  label,
  balls,
  special = NONE,
  specialLabel,
  pending = 0,
  shape = 'ball',
  size = 'medium',
  rows = 'line',
  drawing = false,
}: BallRowProps) {
  const look = classes(
    rows === 'line' ? css.sizes[size] : css.cell,
    css.shapes[shape],
    type[size === 'small' ? 'small' : 'body'],
    tabular,
  )
  const draw = ({ value, tone = 'gold' }: Ball, place: number, before?: string) => (
    <li
      key={`${place}-${value}`}
      className={classes(css.balls[tone], look, drawing && css.arriving)}
      style={customProperties({ [css.place]: String(place) })}
    >
      {before !== undefined && <span className={visuallyHidden}>{before} </span>}
      {shape === 'die' && <Die value={value} />}
      <span className={shape === 'die' ? visuallyHidden : undefined}>{value}</span>
    </li>
  )
  return (
    <ol
      aria-label={label}
      aria-live={drawing ? 'polite' : undefined}
      aria-atomic={drawing || undefined}
      className={css.rows[rows]}
      dir="ltr"
    >
      {balls.map((ball, place) => draw(ball, place))}
      {special.length > 0 && (
        <li role="presentation" aria-hidden className={css.plus}>
          +
        </li>
      )}
      {special.map((ball, index) => draw(ball, balls.length + index, specialLabel))}
      {Array.from({ length: pending }, (_, index) => (
        <li key={`pending-${index}`} aria-hidden className={classes(css.balls.pending, look)}>
          ?
        </li>
      ))}
    </ol>
  )
}

const NONE: readonly Ball[] = []
