import type { IconType } from '../icon/makeIcon.tsx'
import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import * as css from './StatusTag.css.ts'

export interface StatusTagProps {
  /** Text of the state; the colour only repeats it. */
  readonly label: string
  /** Colour by meaning: good, bad, waiting. Default `neutral`. */
  readonly tone?: keyof typeof css.tones | undefined
  /** Small icon before the text, so that the state is not shown by colour alone. */
  readonly icon?: IconType | undefined
}

/** Tag with the state of a promotion, an order or a bet. */
export function StatusTag({ label, tone = 'neutral', icon: Icon }: StatusTagProps) {
  return (
    <span className={classes(css.tones[tone], type.caption)}>
      {Icon && <Icon size="small" />}
      {label}
    </span>
  )
}
