import type { ReactNode } from 'react'

import * as css from './TwoPanes.css.ts'

export interface TwoPanesProps {
  /** Pane that stays in sight: a list, filters, a slip. */
  readonly side: ReactNode
  /** Side of the page that it stands at. Default `start`. */
  readonly sideAt?: keyof typeof css.roots | undefined
  /** Content of the page. */
  readonly children: ReactNode
}

/** Two panes side by side in a wide window; on a phone they follow each other as parts of the page. */
export function TwoPanes({ side, sideAt = 'start', children }: TwoPanesProps) {
  const pane = <div className={css.side}>{side}</div>
  return (
    <div className={css.roots[sideAt]}>
      {sideAt === 'start' && pane}
      <div className={css.main}>{children}</div>
      {sideAt === 'end' && pane}
    </div>
  )
}
