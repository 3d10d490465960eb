import { Skeleton } from '@livery/ui/skeleton'

import { PageBody } from '../../../shell/frame/PageBody.tsx'

/** The place of help texts that are on their way. */
export function HelpSkeleton() {
  return (
    <PageBody>
      <Skeleton width="half" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </PageBody>
  )
}
