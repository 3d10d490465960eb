import { Skeleton } from '@livery/ui/skeleton'

import { PageBody } from '#platform/page/PageBody.tsx'

/** Placeholder of help texts that are loading. */
export function HelpSkeleton() {
  return (
    <PageBody>
      <Skeleton width="half" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </PageBody>
  )
}
