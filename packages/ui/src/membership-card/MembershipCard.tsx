import type { ReactNode } from 'react'

import { Row } from '../stack/Stack.tsx'
import { classes } from '../styling/classes.ts'
import { type } from '../styling/type.css.ts'
import * as css from './MembershipCard.css.ts'

export interface MembershipCardProps {
  /** Name of the company that gives the card. */
  readonly issuer: string
  /** Level that the card stands for, beside the issuer: a badge, or a button that leads to it. */
  readonly mark: ReactNode
  /** Content of the card, such as its bearer; spread down to its foot. */
  readonly children: ReactNode
}

/** Membership card of a club, in the proportions of one that is carried; it grows with its text. */
export function MembershipCard({ issuer, mark, children }: MembershipCardProps) {
  return (
    <div data-hero className={css.root}>
      <Row gap="x3" justify="between" wrap>
        <span className={classes(type.lead, css.issuer)}>{issuer}</span>
        {mark}
      </Row>
      {children}
    </div>
  )
}
