import { IconLock, IconTick, IconVip } from '../icon/icons.ts'
import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import * as css from './LevelMeter.css.ts'

const ICONS = { reached: IconTick, current: IconVip, ahead: IconLock } as const

export interface StepProps {
  /** Relation of the member to the level. */
  readonly state: keyof typeof ICONS
  /** Number of the level. */
  readonly numeral: string | undefined
  /** True for the highest level, which leads to no other. */
  readonly isLast: boolean
}

/** Mark of a level, and the line to the next. */
function Mark({ state, isLast }: StepProps) {
  const Icon = ICONS[state]
  return (
    <>
      {!isLast && (
        <span className={css.track}>
          <span className={css.filled} />
        </span>
      )}
      <span className={css.dots[state]}>
        <Icon size="small" />
      </span>
    </>
  )
}

/** Stair of a level, with its number. */
function Stair({ state, numeral }: StepProps) {
  const Icon = ICONS[state]
  return (
    <span aria-hidden className={css.stairs[state]}>
      <span className={classes(type.heading, css.numeral)}>{numeral}</span>
      <Icon size="small" />
    </span>
  )
}

/** Part over the name of a level, by the look of its meter. */
export const STEPS = { rail: Mark, stairs: Stair } as const satisfies Record<
  keyof typeof css.roots,
  (props: StepProps) => React.ReactNode
>
