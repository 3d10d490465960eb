import { AppHeader, type AppHeaderProps } from '@livery/ui/app-header'

import { HeaderDutiesOutlet } from './DutyOutlets.tsx'

/** Header of a page whose route has none in the frame, with the regulatory notices below it. */
export function OwnHeader(props: AppHeaderProps) {
  return (
    <>
      <AppHeader {...props} />
      <HeaderDutiesOutlet />
    </>
  )
}
