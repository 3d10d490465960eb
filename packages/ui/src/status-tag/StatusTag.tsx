import type { IconType } from '../icon/makeIcon.tsx'
import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import * as css from './StatusTag.css.ts'

export interface StatusTagProps {
  /** The state in words; the colour only repeats it. */
  readonly label: string
  /** What the state means: good, bad, waiting. Default `neutral`. */
  readonly tone?: keyof typeof css.tones | undefined
  /** A small picture before the word, so that colour is not alone. */
  readonly icon?: IconType | undefined
}

/** The state of a promotion, an order or a bet. */
export function StatusTag({ label, tone = 'neutral', icon: Icon }: StatusTagProps) {
  return (
    <span className={classes(css.tones[tone], type.caption)}>
      {Icon && <Icon size="small" />}
      {label}
    </span>
  )
}
