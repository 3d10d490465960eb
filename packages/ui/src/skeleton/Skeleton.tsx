import { classes } from '../styling/classes.ts'
import * as css from './Skeleton.css.ts'

export interface SkeletonProps {
  /** Shape of the content to come. Default `line`. */
  readonly shape?: keyof typeof css.shapes | undefined
  /** Width of a line. */
  readonly width?: keyof typeof css.widths | undefined
}

/** Placeholder of content that is loading. Not read; the region around it is `aria-busy`. */
export function Skeleton({ shape = 'line', width }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classes(css.root, css.shimmer, css.shapes[shape], width && css.widths[width])}
    />
  )
}
