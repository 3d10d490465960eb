import type { ReactNode } from 'react'

import { classes } from '../styling/classes.ts'
import { oneLine, tabular, twoLines, type } from '../styling/type.css.ts'
import * as css from './Text.css.ts'

export type TextSize = keyof typeof type

export interface TextProps {
  /** Step of the type scale. Default `body`. */
  readonly size?: TextSize | undefined
  /** How loud it is, or what it means. Default `primary`. */
  readonly tone?: keyof typeof css.tones | undefined
  /** How strong the letters are. Default `regular`. */
  readonly weight?: keyof typeof css.weights | undefined
  /** Where lines stand; without it, as the text around. */
  readonly align?: keyof typeof css.aligns | undefined
  /** The element: `p` for a paragraph (default), `span` inside other text, `div` where blocks follow. */
  readonly as?: 'p' | 'span' | 'div' | 'strong' | 'dt' | 'dd' | undefined
  /** Cuts after one or two lines with an ellipsis. */
  readonly lines?: 1 | 2 | undefined
  /** Figures of one width. */
  readonly numeric?: boolean | undefined
  /** Id for `aria-describedby` and `aria-labelledby`. */
  readonly id?: string | undefined
  /** Direction of the words when it is not the page's: `auto` for names and texts members wrote. */
  readonly dir?: 'auto' | 'ltr' | 'rtl' | undefined
  /** The words, and inline elements. */
  readonly children: ReactNode
}

const CUTS = { 1: oneLine, 2: twoLines } as const

/** Running text. */
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
