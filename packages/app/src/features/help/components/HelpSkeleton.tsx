import { Skeleton } from '@livery/ui/skeleton'
import { Stack } from '@livery/ui/stack'

/** The place of help texts that are on their way. */
export function HelpSkeleton() {
  return (
    <Stack gap="x4" gutter>
      <Skeleton width="half" />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </Stack>
  )
}
