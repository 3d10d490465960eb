import type { ReactNode } from 'react'

import * as css from './TwoPanes.css.ts'

export interface TwoPanesProps {
  /** Pane that stays in sight: a list, filters, a slip. */
  readonly side: ReactNode
  /** Kind of that pane: `filters` and a `list` come before the page, a `slip` after it. */
  readonly kind: keyof typeof css.roots
  /** Content of the page. */
  readonly children: ReactNode
}

/** Two panes side by side in a wide window; on a phone they follow each other as parts of the page. */
export function TwoPanes({ side, kind, children }: TwoPanesProps) {
  const pane = <div className={css.side}>{side}</div>
  return (
    <div className={css.roots[kind]}>
      {kind !== 'slip' && pane}
      <div className={css.main}>{children}</div>
      {kind === 'slip' && pane}
    </div>
  )
}
