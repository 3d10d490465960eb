import { classes } from '../styling/classes.ts'
import { customProperties } from '../styling/customProperties.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './BallRow.css.ts'
import { Die } from './Die.tsx'

export interface Ball {
  /** As the draw has it: `7`, `07`. */
  readonly value: string
  /** Default `gold`; `plain` for numbers that carry no colour. */
  readonly tone?: Exclude<keyof typeof css.balls, 'pending'> | undefined
}

export interface BallRowProps {
  /** Whose numbers they are ('Draw 20261120-144'). */
  readonly label: string
  /** In drawn order. */
  readonly balls: readonly Ball[]
  /** Numbers drawn apart, after a plus. */
  readonly special?: readonly Ball[] | undefined
  /** Said before each special number ('Special number'). Needed with `special`. */
  readonly specialLabel?: string | undefined
  /** How many are still to be drawn: empty places at the end. */
  readonly pending?: number | undefined
  /** `die` draws the face of a die, `square` is for orders of a race. Default `ball`. */
  readonly shape?: keyof typeof css.shapes | undefined
  /** Default `medium`. */
  readonly size?: keyof typeof css.sizes | undefined
  /**
   * How they stand, smaller where the room asks for it: `line` all in one row, `tens` and `fives` as many in each: a
   * race of ten, twenty of eighty. Only large text breaks a row. Default `line`.
   */
  readonly rows?: keyof typeof css.rows | undefined
  /** The numbers have just been drawn: they arrive one after the other (at once under reduced motion) and are said. */
  readonly drawing?: boolean | undefined
}

/** The numbers of a lottery draw. */
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
