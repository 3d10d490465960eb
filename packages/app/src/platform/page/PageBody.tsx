import { Skeleton, type SkeletonProps } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import type { ReactNode } from 'react'

import * as css from './page.css.ts'

export interface PageBodyProps {
  readonly children: ReactNode
}

/** Content of a page below its header: the gutter at the sides and the vertical rhythm between parts. */
export function PageBody({ children }: PageBodyProps) {
  return (
    <div className={css.body}>
      <Stack gap="x4" gutter>
        {children}
      </Stack>
    </div>
  )
}

export interface PageSkeletonsProps {
  /** Shapes of what will come, from the top. */
  readonly shapes: readonly SkeletonProps['shape'][]
}

/** Holds the place of a page's parts until they are loaded. */
export function PageSkeletons({ shapes }: PageSkeletonsProps) {
  return (
    <PageBody>
      {Array.from(shapes, (shape, index) => (
        <Skeleton key={index} shape={shape} />
      ))}
    </PageBody>
  )
}
