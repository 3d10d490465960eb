import { classes } from '../styling/classes.ts'
import { visuallyHidden } from '../styling/hidden.css.ts'
import { waiting } from '../styling/waiting.css.ts'
import * as css from './Spinner.css.ts'

export interface SpinnerProps {
  /** Size of the ring. Default `medium`, as high as an icon. */
  readonly size?: keyof typeof css.sizes | undefined
  /**
   * Accessible name: the running action. Without it the ring is decorative, next to a text that says the same.
   */
  readonly label?: string | undefined
}

/**
 * Spinner in the colour of the text around it: a ring in the brand's silhouette, weight of icons and character of motion;
 * a dotted, still one under reduced motion.
 */
export function Spinner({ size = 'medium', label }: SpinnerProps) {
  return (
    <span className={css.root} {...(label === undefined ? { 'aria-hidden': true } : { role: 'status' })}>
      <span className={classes(css.ring, css.sizes[size], waiting)} />
      {label !== undefined && <span className={visuallyHidden}>{label}</span>}
    </span>
  )
}
