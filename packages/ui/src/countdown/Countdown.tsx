import { useEffect, useEffectEvent, useState } from 'react'

import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './Countdown.css.ts'
import { useSecondsLeft } from './useSecondsLeft.ts'

export interface CountdownProps {
  /** End of the countdown, ms since 1970. */
  readonly until: number
  /**
   * Text of the time left for screen readers; announced at the start, at each whole minute, and once for the
   * last ten seconds.
   */
  readonly say: (secondsLeft: number) => string
  /** Called once when the countdown ends while shown. */
  readonly onEnd?: (() => void) | undefined
}

const HOUR = 3600
const UNITS = [
  { unit: 'hours', of: (seconds: number) => Math.floor(seconds / 3600) },
  { unit: 'minutes', of: (seconds: number) => Math.floor(seconds / 60) % 60 },
  { unit: 'seconds', of: (seconds: number) => seconds % 60 },
] as const

/** Countdown in hours (if any), minutes and seconds. Screen readers announce minutes, not seconds. */
export function Countdown({ until, say, onEnd }: CountdownProps) {
  const left = useSecondsLeft(until)
  const [spoken, setSpoken] = useState(left)
  const ended = left === 0
  const end = useEffectEvent(() => onEnd?.())
  useEffect(() => {
    if (ended) end()
  }, [ended])
  if (spoken !== left && (left % 60 === 0 || left === 10)) setSpoken(left)
  return (
    <span role="timer" className={classes(css.root, type.small, tabular)}>
      <span aria-hidden className={css.root} dir="ltr">
        {(left < HOUR ? UNITS.slice(1) : UNITS).map(({ unit, of }, index) => (
          <span key={unit} className={css.root}>
            {index > 0 && <span className={css.colon}>:</span>}
            <span className={css.cell}>{String(of(left)).padStart(2, '0')}</span>
          </span>
        ))}
      </span>
      <span aria-live="polite" className={visuallyHidden}>
        {say(spoken)}
      </span>
    </span>
  )
}
