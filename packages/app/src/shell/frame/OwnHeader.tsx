import { AppHeader, type AppHeaderProps } from '@livery/ui/app-header'

import { HeaderDuties } from '../jurisdiction/DutyOutlets.tsx'

/** The header of a page whose route has none in the frame. What the regulator asks to stand above a page stands below it. */
export function OwnHeader(props: AppHeaderProps) {
  return (
    <>
      <AppHeader {...props} />
      <HeaderDuties />
    </>
  )
}
