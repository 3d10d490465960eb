import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { tabular } from '../styling/type.css.ts'
import * as css from './Badge.css.ts'

/** Counts above this are shown as `99+`. */
const HIGHEST = 99

export interface BadgeProps {
  /** The count; over 99 is shown as `99+`, 0 and less show nothing. */
  readonly count: number
  /** Label for screen readers ('3 unread'), read instead of the figure. */
  readonly label?: string | undefined
  /** Colour of the badge. Default `danger`. */
  readonly tone?: keyof typeof css.tones | undefined
}

/** Badge with a count, in the corner of an icon or button. */
export function Badge({ count, label, tone = 'danger' }: BadgeProps) {
  // A negated comparison, so that `NaN` shows no badge either.
  if (!(count >= 1)) return null
  const text = count >= HIGHEST + 1 ? `${HIGHEST}+` : String(Math.floor(count))
  return (
    <span className={classes(css.root, css.tones[tone], tabular)}>
      <span dir="ltr" aria-hidden={label !== undefined}>
        {text}
      </span>
      {label !== undefined && <span className={visuallyHidden}>{label}</span>}
    </span>
  )
}

export interface DotProps {
  /** Label for screen readers ('New messages'). */
  readonly label: string
  /** Colour of the badge. Default `danger`. */
  readonly tone?: keyof typeof css.tones | undefined
}

/** Dot that marks something new, without a number. */
export function Dot({ label, tone = 'danger' }: DotProps) {
  return (
    <span className={classes(css.root, css.dot, css.tones[tone])}>
      <span className={visuallyHidden}>{label}</span>
    </span>
  )
}
