import type { ReactNode } from 'react'

import { useTenant } from '#platform/boot/ServicesContext.ts'

import * as css from '../game.css.ts'

export interface StageProps {
  /** True while the game opens: the header is the only way back then, which a bare stage would hide. */
  readonly opens?: boolean
  readonly children: ReactNode
}

/** Place of a game in the brand's layout. A game opens where it will run, so that nothing moves. */
export function Stage({ opens = false, children }: StageProps) {
  const { game } = useTenant().layout.pages
  return <div className={css.stages[opens && game === 'bare' ? 'opening' : game]}>{children}</div>
}
