import { useId } from 'react'

import { classes } from '../styling/classes.ts'
import { customProperties } from '../styling/customProperties.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './Progress.css.ts'

export interface ProgressProps {
  /** Label of the progress ('Turnover', 'Level 3'). */
  readonly label: string
  /** Current value, 0 to `max`. */
  readonly value: number
  /** Value at which the bar is full; more than 0. */
  readonly max: number
  /** Text of the value ('1,200 of 5,000'). */
  readonly valueLabel: string
  /** `brand` while it advances, `success` when complete, `warning` near a limit. Default `brand`. */
  readonly tone?: keyof typeof css.fills | undefined
  /** `bar`, or a `line` under its figures where these say enough. Default `bar`. */
  readonly weight?: keyof typeof css.tracks | undefined
}

/** Progress bar: an upload, a turnover, the progress to the next level. */
export function Progress({ label, value, max, valueLabel, tone = 'brand', weight = 'bar' }: ProgressProps) {
  const id = useId()
  const part = Math.min(1, Math.max(0, value / max))
  return (
    <div className={css.root}>
      <div className={classes(css.head, type.small)}>
        <span id={id}>{label}</span>
        <span aria-hidden className={tabular}>
          {valueLabel}
        </span>
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueLabel}
        className={css.tracks[weight]}
      >
        <span className={css.fills[tone]} style={customProperties({ [css.part]: String(part) })} />
      </div>
    </div>
  )
}
