import { badgeText } from '@livery/domain'

import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { tabular } from '../styling/type.css.ts'
import * as css from './Badge.css.ts'

export interface BadgeProps {
  /** How many; over 99 shows `99+`, 0 and less show nothing. */
  readonly count: number
  /** The number in words ('3 unread'), read instead of the figure. */
  readonly label?: string | undefined
  /** Default `danger`: something waits. */
  readonly tone?: keyof typeof css.tones | undefined
}

/** A count in the corner of something. */
export function Badge({ count, label, tone = 'danger' }: BadgeProps) {
  const text = badgeText(count)
  if (text === null) return null
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
  /** What is new, in words. */
  readonly label: string
  /** Default `danger`: something waits. */
  readonly tone?: keyof typeof css.tones | undefined
}

/** Something is new, without a number. */
export function Dot({ label, tone = 'danger' }: DotProps) {
  return (
    <span className={classes(css.root, css.dot, css.tones[tone])}>
      <span className={visuallyHidden}>{label}</span>
    </span>
  )
}
