import { classes } from '../styling/classes.ts'
import { tabular, type } from '../styling/type.css.ts'
import * as css from './LicenceBlock.css.ts'

export interface LicenceBlockProps {
  /** The mark in the ring: `18+` or `21+`. */
  readonly age: string
  /** What the mark means, for screen readers ('Players must be 18 or over'). */
  readonly ageLabel: string
  /** The licensed company's name. */
  readonly company: string
  /** The sentence that names jurisdiction and licence number. */
  readonly text: string
}

/** Who runs the site, under whose licence, for whom. */
export function LicenceBlock({ age, ageLabel, company, text }: LicenceBlockProps) {
  return (
    <div className={css.root}>
      <span role="img" aria-label={ageLabel} className={classes(css.age, type.small, tabular)} dir="ltr">
        {age}
      </span>
      <span className={css.words}>
        <span className={classes(css.company, type.small)}>{company}</span>
        <span className={classes(css.text, type.caption)}>{text}</span>
      </span>
    </div>
  )
}
