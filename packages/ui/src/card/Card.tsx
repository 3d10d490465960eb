import type { ReactNode } from 'react'

import { Anchor } from '../link/Anchor.tsx'
import { classes } from '../styling/classes.ts'
import { pressable } from '../styling/interaction.css.ts'
import * as css from './Card.css.ts'

export interface CardProps {
  /** Height above the page, or the brand's soft fill. Default `card`. */
  readonly tone?: keyof typeof css.tones | undefined
  /** Space inside. Default `medium`. */
  readonly padding?: keyof typeof css.paddings | undefined
  /** The whole card leads here; nothing inside may be interactive then. */
  readonly href?: string | undefined
  /** The element when it leads nowhere. */
  readonly as?: 'div' | 'section' | 'article' | 'li' | undefined
  /** Id of the heading that names a section. */
  readonly labelledBy?: string | undefined
  /** What stands on it. */
  readonly children: ReactNode
}

/** A surface that holds one thing. In dark a hairline gives it its edge, in light a soft shadow. */
export function Card({
  tone = 'card',
  padding = 'medium',
  href,
  as: Element = 'div',
  labelledBy,
  children,
}: CardProps) {
  const look = classes(css.root, css.tones[tone], css.paddings[padding])
  if (href !== undefined) {
    return (
      <Anchor href={href} className={classes(look, pressable)}>
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
