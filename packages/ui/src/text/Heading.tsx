import type { ReactNode } from 'react'

import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import * as css from './Text.css.ts'

export interface HeadingProps {
  /** Level in the page's outline, 1 to 4. */
  readonly level: 1 | 2 | 3 | 4
  /** Step of the type scale when it should not follow the level. */
  readonly size?: 'lead' | 'title' | 'heading' | 'display' | undefined
  /** Alignment of the lines; inherited when left out. */
  readonly align?: keyof typeof css.aligns | undefined
  /** Id, for `aria-labelledby` of the section that it names. */
  readonly id?: string | undefined
  /** The text of the heading. */
  readonly children: ReactNode
}

const SIZES = { 1: 'heading', 2: 'title', 3: 'lead', 4: 'lead' } as const

/** Heading in the brand's display face. */
export function Heading({ level, size = SIZES[level], align, id, children }: HeadingProps) {
  const Element = `h${level}` as const
  return (
    <Element
      id={id}
      className={classes(css.heading, type[size], css.tones.primary, align && css.aligns[align])}
    >
      {children}
    </Element>
  )
}
