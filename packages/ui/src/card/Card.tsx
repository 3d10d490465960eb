import type { ReactNode } from 'react'

import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import * as css from './Card.css.ts'

export interface CardProps {
  /** Height above the page, the brand's soft fill, or `plain` for none of it. Default `card`. */
  readonly tone?: keyof typeof css.tones | undefined
  /** Padding inside the card. Default `medium`. */
  readonly padding?: keyof typeof css.paddings | undefined
  /** Corner radius; `none` for a card from edge to edge of the column. Default `card`. */
  readonly corners?: keyof typeof css.corners | undefined
  /** Link address of the whole card; its content must not be interactive then. */
  readonly href?: string | undefined
  /** True to open the link in a new tab. */
  readonly newTab?: boolean | undefined
  /** Element of a card without a link. */
  readonly as?: 'div' | 'section' | 'article' | 'li' | undefined
  /** Id of the heading that names a section. */
  readonly labelledBy?: string | undefined
  /** Content of the card. */
  readonly children: ReactNode
}

/** Surface that groups content. Its edge is a hairline in the dark theme, a soft shadow in the light one. */
export function Card({
  tone = 'card',
  padding = 'medium',
  corners = 'card',
  href,
  newTab,
  as: Element = 'div',
  labelledBy,
  children,
}: CardProps) {
  const look = classes(css.root, css.corners[corners], css.tones[tone], css.paddings[padding])
  if (href !== undefined) {
    return (
      <Anchor href={href} newTab={newTab} className={classes(look, pressable)}>
        {children}
      </Anchor>
    )
  }
  return (
    <Element className={look} aria-labelledby={labelledBy}>
      {children}
    </Element>
  )
}
