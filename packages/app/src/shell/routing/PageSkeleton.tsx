import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { FormattedMessage } from 'react-intl'

import { frameMessages } from '../frame/frame.messages.ts'
import { Spoken } from '../frame/Spoken.tsx'
import * as css from './PageSkeleton.css.ts'

/** Stands in for a page that is on its way; it waits a moment, so that a fast page does not flicker. */
export function PageSkeleton() {
  return (
    <div className={css.late} aria-busy>
      <Spoken as="status">
        <FormattedMessage {...frameMessages.loading} />
      </Spoken>
      <Stack gap="section" gutter>
        <Skeleton shape="card" />
        <Stack gap="x3">
          <Skeleton width="half" />
          <Skeleton shape="control" />
          <Skeleton shape="control" />
        </Stack>
        <Skeleton shape="card" />
      </Stack>
    </div>
  )
}
