import type { ReactNode } from 'react'

import * as css from './page.css.ts'

export interface ScreenReaderTextProps {
  /** `h1` names a page whose heading is not visible; `status` announces changes of the text. */
  readonly as: 'h1' | 'h2' | 'status'
  readonly children: ReactNode
}

/** Visually hidden text for screen readers. */
export function ScreenReaderText({ as, children }: ScreenReaderTextProps) {
  if (as === 'status') {
    return <output className={css.spoken}>{children}</output>
  }
  const Heading = as
  return <Heading className={css.spoken}>{children}</Heading>
}
