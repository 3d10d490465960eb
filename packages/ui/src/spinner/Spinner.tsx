import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import * as css from './Spinner.css.ts'

export interface SpinnerProps {
  /** Default `medium`, as high as an icon. */
  readonly size?: keyof typeof css.sizes | undefined
  /** What is being waited for, read to screen readers. Without it the ring is decoration beside a text that says so. */
  readonly label?: string | undefined
}

/** A turning ring in the colour of the text around it; a dotted, still one under reduced motion. */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  return (
    <span className={css.root} {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}>
      <span className={classes(css.ring, css.sizes[size])} />
      {label !== undefined && <span className={visuallyHidden}>{label}</span>}
    </span>
  )
}
