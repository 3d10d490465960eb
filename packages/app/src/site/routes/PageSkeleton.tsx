import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'
import { FormattedMessage } from 'react-intl'

import { frameMessages } from '#platform/page/frame.messages.ts'
import { ScreenReaderText } from '#platform/page/ScreenReaderText.tsx'

import * as css from './PageSkeleton.css.ts'

/** Placeholder of a page that is loading; its delay keeps a fast page from flickering. */
export function PageSkeleton() {
  return (
    <div className={css.late} aria-busy>
      <ScreenReaderText as="status">
        <FormattedMessage {...frameMessages.loading} />
      </ScreenReaderText>
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
