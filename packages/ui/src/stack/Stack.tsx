import type { ReactNode } from 'react'

import { classes } from '../styling/classes.ts'
import * as css from './Stack.css.ts'

export interface StackProps {
  /** Space between children: a step of the grid, or the brand's own `section` rhythm. Default `x4`. */
  readonly gap?: keyof typeof css.gaps | undefined
  /** Where children stand across the direction. */
  readonly align?: keyof typeof css.aligns | undefined
  /** How room that is left over is shared out. */
  readonly justify?: keyof typeof css.justifies | undefined
  /** Keeps the page's gutter on both sides. */
  readonly gutter?: boolean | undefined
  /** The element. `ul` and `ol` expect `<li>` children. Default `div`. */
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'form' | 'main' | undefined
  /** Name of a `section` or `nav` for screen readers. */
  readonly label?: string | undefined
  /** Id of the heading that names it. */
  readonly labelledBy?: string | undefined
  /** What is laid out. */
  readonly children: ReactNode
}

/** Children one under another. */
export function Stack({
  gap = 'x4',
  align,
  justify,
  gutter = false,
  as: Element = 'div',
  label,
  labelledBy,
  children,
}: StackProps) {
  return (
    <Element
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classes(
        css.column,
        css.gaps[gap],
        align && css.aligns[align],
        justify && css.justifies[justify],
        gutter && css.gutter,
      )}
    >
      {children}
    </Element>
  )
}

export interface RowProps extends StackProps {
  /** Goes on in the next line when there is no room. */
  readonly wrap?: boolean | undefined
  /** Children share the row in equal parts, of one height unless `align` says otherwise. */
  readonly equal?: boolean | undefined
}

/** Children side by side. */
export function Row({
  gap = 'x3',
  justify,
  gutter = false,
  as: Element = 'div',
  label,
  labelledBy,
  wrap = false,
  equal = false,
  align = equal ? 'stretch' : 'center',
  children,
}: RowProps) {
  return (
    <Element
      aria-label={label}
      aria-labelledby={labelledBy}
      className={classes(
        css.row,
        css.gaps[gap],
        css.aligns[align],
        justify && css.justifies[justify],
        gutter && css.gutter,
        wrap && css.wrap,
        equal && css.equal,
      )}
    >
      {children}
    </Element>
  )
}
