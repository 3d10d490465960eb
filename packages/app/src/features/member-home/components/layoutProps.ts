import type { Schemas } from '@livery/api'

import type { SecuritySheet } from './SecuritySheets.tsx'

/** Props of both layouts of the member centre. */
export interface MemberHomeLayoutProps {
  readonly member: Schemas['Member']
  readonly onOpen: (sheet: SecuritySheet) => void
}
