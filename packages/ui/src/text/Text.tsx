import type { ReactNode } from 'react'

import { classes } from '../styling/classes.ts'
import { oneLine, tabular, twoLines, type } from '../styling/type.css.ts'
import * as css from './Text.css.ts'

export type TextSize = keyof typeof type

export interface TextProps {
  /** Step of the type scale. Default `body`. */
  readonly size?: TextSize | undefined
  /** Colour by emphasis or meaning. Default `primary`. */
  readonly tone?: keyof typeof css.tones | undefined
  /** Font weight. Default `regular`. */
  readonly weight?: keyof typeof css.weights | undefined
  /** Alignment of the lines; inherited when left out. */
  readonly align?: keyof typeof css.aligns | undefined
  /** The HTML element: `p` for a paragraph (default), `span` inside other text, `div` around blocks. */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | undefined
  /** Greatest number of lines, one or two; the rest is cut off with an ellipsis. */
  readonly lines?: 1 | 2 | undefined
  /** True for digits of equal width. */
  readonly numeric?: boolean | undefined
  /** Id for `aria-describedby` and `aria-labelledby`. */
  readonly id?: string | undefined
  /** Text direction when it differs from the page's: `auto` for names and texts that members wrote. */
  readonly dir?: 'auto' | 'ltr' | 'rtl' | undefined
  /** The text, with inline elements. */
  readonly children: ReactNode
}

const CUTS = { 1: oneLine, 2: twoLines } as const

/** Paragraph or inline text. */
export function Text({
  size = 'body',
  tone = 'primary',
  weight = 'regular',
  align,
  as: Element = 'p',
  lines,
  numeric = false,
  id,
  dir,
  children,
}: TextProps) {
  return (
    <Element
      id={id}
      dir={dir}
      className={classes(
        Element !== 'span' && Element !== 'strong' && css.block,
        type[size],
        css.tones[tone],
        css.weights[weight],
        align && css.aligns[align],
        lines && CUTS[lines],
        numeric && tabular,
      )}
    >
      {children}
    </Element>
  )
}
