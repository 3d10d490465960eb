import { useEffect, useRef } from 'react'

import { useOverflows } from '../data-table/useOverflows.ts'
import { IconVip } from '../icon/icons.ts'
import { scrollIntoRail } from '../keyboard/scrollIntoRail.ts'
import { Progress } from '../progress/Progress.tsx'
import { classes } from '../styling/classes.ts'
import { customProperties } from '../styling/customProperties.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './LevelMeter.css.ts'
import { STEPS } from './steps.tsx'

export interface Level {
  /** Id of the level, unique in the meter. */
  readonly id: string
  /** Name of the level ('Silver'). */
  readonly label: string
  /** Number of the level ('2'), large on its stair. */
  readonly numeral?: string | undefined
}

export interface LevelMeterProps {
  /** Name of the kind of levels ('VIP level'); also the accessible name of the list. */
  readonly label: string
  /** The levels, from the lowest to the highest. */
  readonly levels: readonly Level[]
  /** Id of the member's level. */
  readonly current: string
  /** Progress to the next level; leave out at the top. */
  readonly next?:
    | {
        /** Label of the progress ('Turnover to Gold'). */
        readonly label: string
        readonly value: number
        /** Value at which the next level is reached; more than 0. */
        readonly max: number
        /** Text of the value ('1,200 of 5,000'). */
        readonly valueLabel: string
      }
    | undefined
  /** Distance to the next level, or that there is none ('€20,000 to Gold'). */
  readonly note?: string | undefined
  /** Labels for screen readers after the names of reached and of later levels. */
  readonly labels: { readonly reached: string; readonly ahead: string }
  /** `rail` of marks joined by a line, or `stairs` that rise, with the member's own lit. Default `rail`. */
  readonly look?: keyof typeof css.roots | undefined
}

/** Level of a member among the levels of a club, and the progress to the next. */
export function LevelMeter({ label, levels, current, next, note, labels, look = 'rail' }: LevelMeterProps) {
  const list = useRef<HTMLOListElement>(null)
  const [overflows, measure] = useOverflows()
  const at = levels.findIndex(({ id }) => id === current)
  useEffect(() => scrollIntoRail(list.current?.parentElement ?? null, `li:nth-child(${at + 1})`), [at])
  const part = next ? Math.min(1, Math.max(0, next.value / next.max)) : 0
  const isStairs = look === 'stairs'
  const Step = STEPS[look]
  return (
    <div data-hero className={css.roots[look]}>
      <div className={css.head}>
        {!isStairs && (
          <span className={css.crown}>
            <IconVip size="large" />
          </span>
        )}
        <span className={css.text}>
          <span className={classes(type.small, css.caption)}>{label}</span>
          <span className={classes(isStairs ? type.display : type.title, css.names[look])}>
            {levels[at]?.label}
          </span>
          {note !== undefined && <span className={classes(type.small, tabular, css.caption)}>{note}</span>}
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
        <ol ref={list} aria-label={label} className={css.lists[look]}>
          {levels.map((level, index) => {
            const state = index < at ? 'reached' : index === at ? 'current' : 'ahead'
            return (
              <li
                key={level.id}
                aria-current={state === 'current' ? 'step' : undefined}
                className={classes(type.caption, css.steps[look])}
                style={customProperties({
                  [css.part]: String(state === 'reached' ? 1 : state === 'current' ? part : 0),
                  [css.height]: String(index),
                })}
              >
                <Step state={state} numeral={level.numeral} isLast={index === levels.length - 1} />
                <span className={css.stepName}>
                  {level.label}
                  {state !== 'current' && <span className={visuallyHidden}>, {labels[state]}</span>}
                </span>
              </li>
            )
          })}
        </ol>
      </div>
    </div>
  )
}
