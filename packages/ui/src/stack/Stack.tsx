import type { ReactNode } from 'react'

import { classes } from '../styling/classes.ts'
import * as css from './Stack.css.ts'

export interface StackProps {
  /** Space between children: a step of the grid, or the brand's own `section` spacing. Default `x4`. */
  readonly gap?: keyof typeof css.gaps | undefined
  /** Alignment of the children across the direction. */
  readonly align?: keyof typeof css.aligns | undefined
  /** Distribution of the remaining space. */
  readonly justify?: keyof typeof css.justifies | undefined
  /** True to keep the page's gutter on both sides. */
  readonly gutter?: boolean | undefined
  /** The HTML element. `ul` and `ol` expect `<li>` children. Default `div`. */
  readonly as?: 'div' | 'section' | 'ul' | 'ol' | 'nav' | 'form' | 'main' | undefined
  /** Accessible name of a `section` or `nav`. */
  readonly label?: string | undefined
  /** Id of the heading that is the accessible name. */
  readonly labelledBy?: string | undefined
  /** The children to lay out. */
  readonly children: ReactNode
}

/** Column of children, one under another. */
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
  /** True to wrap to the next line when there is no space. */
  readonly wrap?: boolean | undefined
  /** True for columns of equal width, of one height unless `align` says otherwise. */
  readonly equal?: boolean | undefined
}

/** Row of children, side by side. */
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
