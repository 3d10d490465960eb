import type { ReactNode } from 'react'

import * as css from './frame.css.ts'

export interface SpokenProps {
  /** `h1` names a page whose heading is not drawn; `status` says its words when they change. */
  readonly as: 'h1' | 'h2' | 'status'
  readonly children: ReactNode
}

/** Words for screen readers alone. */
export function Spoken({ as, children }: SpokenProps) {
  if (as === 'status') {
    return <output className={css.spoken}>{children}</output>
  }
  const Heading = as
  return <Heading className={css.spoken}>{children}</Heading>
}
