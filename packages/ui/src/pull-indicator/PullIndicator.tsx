import type { Ref } from 'react'

import { IconRefresh } from '../icon/icons.ts'
import { Spinner } from '../spinner/Spinner.tsx'
import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import * as css from './PullIndicator.css.ts'

/** Name of the variable with the pulled part of the way, which the owner sets on the element as the finger moves. */
export const PULLED = css.pulled.slice('var('.length, -1)

export interface PullIndicatorProps {
  /** Element on which the owner sets `PULLED`, from 0 to 1. */
  readonly ref?: Ref<HTMLSpanElement> | undefined
  /** `pulled` follows the finger, `busy` waits for the answers, `idle` is out of sight. */
  readonly state: 'idle' | 'pulled' | 'busy'
  /** Text for screen readers: what is going on, and what came of it. */
  readonly status: string
}

/** Indicator of a page that is pulled down to refresh: the brand's loader on a disc. */
export function PullIndicator({ ref, state, status }: PullIndicatorProps) {
  return (
    <>
      <span
        aria-hidden
        ref={ref}
        data-state={state}
        className={classes(css.root, state !== 'pulled' && css.loose)}
      >
        {state === 'busy' ? <Spinner /> : <IconRefresh />}
      </span>
      <span role="status" className={visuallyHidden}>
        {status}
      </span>
    </>
  )
}
