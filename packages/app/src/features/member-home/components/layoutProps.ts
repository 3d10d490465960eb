import type { Schemas } from '@livery/api'

import type { SecuritySheet } from './SecuritySheets.tsx'

/** What both layouts of the member centre are given. */
export interface LayoutProps {
  readonly member: Schemas['Member']
  readonly onOpen: (sheet: SecuritySheet) => void
}
