import { useEffect, useRef } from 'react'

import { useOverflows } from '../data-table/useOverflows.ts'
import { IconLock, IconTick, IconVip } from '../icon/icons.ts'
import { scrollIntoRail } from '../keyboard/scrollIntoRail.ts'
import { Progress } from '../progress/Progress.tsx'
import { classes } from '../styling/classes.ts'
import { customProperties } from '../styling/customProperties.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { type } from '../styling/type.css.ts'
import * as css from './LevelMeter.css.ts'

export interface Level {
  /** Tells the levels apart. */
  readonly id: string
  /** Its name ('Silver'). */
  readonly label: string
}

export interface LevelMeterProps {
  /** What the levels are of ('VIP level'); also the name of the list. */
  readonly label: string
  /** From the lowest to the highest. */
  readonly levels: readonly Level[]
  /** Id of the level that is reached. */
  readonly current: string
  /** The way to the next level; leave out at the top. */
  readonly next?:
    | {
        /** What brings one there ('Turnover to Gold'). */
        readonly label: string
        readonly value: number
        /** The value at which it is reached; more than 0. */
        readonly max: number
        /** The value in words ('1,200 of 5,000'). */
        readonly valueLabel: string
      }
    | undefined
  /** Said after the names of levels that are behind and ahead. */
  readonly words: { readonly reached: string; readonly ahead: string }
}

const MARKS = { reached: IconTick, current: IconVip, ahead: IconLock } as const

/** Where a member stands among the levels of a club, and how far the next one is. */
export function LevelMeter({ label, levels, current, next, words }: LevelMeterProps) {
  const list = useRef<HTMLOListElement>(null)
  const [overflows, measure] = useOverflows()
  const at = levels.findIndex(({ id }) => id === current)
  useEffect(() => scrollIntoRail(list.current?.parentElement ?? null, `li:nth-child(${at + 1})`), [at])
  const part = next ? Math.min(1, Math.max(0, next.value / next.max)) : 0
  return (
    <div className={css.root}>
      <div className={css.head}>
        <span className={css.crown}>
          <IconVip size="large" />
        </span>
        <span className={css.words}>
          <span className={classes(type.small, css.caption)}>{label}</span>
          <span className={classes(type.title, css.name)}>{levels[at]?.label}</span>
        </span>
      </div>
      {next && (
        <div className={css.way}>
          <Progress {...next} />
        </div>
      )}
      <div
        ref={measure}
        className={css.rail}
        {...(overflows && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        <ol ref={list} aria-label={label} className={css.steps}>
          {levels.map((level, index) => {
            const state = index < at ? 'reached' : index === at ? 'current' : 'ahead'
            const Mark = MARKS[state]
            const filled = state === 'reached' ? 1 : state === 'current' ? part : 0
            return (
              <li
                key={level.id}
                aria-current={state === 'current' ? 'step' : undefined}
                className={classes(type.caption, css.step)}
                style={customProperties({ [css.part]: String(filled) })}
              >
                {index < levels.length - 1 && (
                  <span className={css.track}>
                    <span className={css.filled} />
                  </span>
                )}
                <span className={css.dots[state]}>
                  <Mark size="small" />
                </span>
                <span className={css.stepName}>
                  {level.label}
                  {state !== 'current' && <span className={visuallyHidden}>, {words[state]}</span>}
                </span>
              </li>
            )
          })}
        </ol>
      </div>
    </div>
  )
}
