import type { Schemas } from '@livery/api'

import type { SecuritySheet } from './SecuritySheets.tsx'

/** Props of the layouts of the member centre. */
export interface MemberHomeLayoutProps {
  readonly member: Schemas['Member']
  readonly onOpen: (sheet: SecuritySheet) => void
}
