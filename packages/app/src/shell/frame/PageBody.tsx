import { Stack } from '@livery/ui/stack'
import type { ReactNode } from 'react'

import * as css from './frame.css.ts'

export interface PageBodyProps {
  readonly children: ReactNode
}

/** What a page holds under its header: the page's gutter at the sides, its rhythm between parts. */
export function PageBody({ children }: PageBodyProps) {
  return (
    <div className={css.body}>
      <Stack gap="x4" gutter>
        {children}
      </Stack>
    </div>
  )
}
