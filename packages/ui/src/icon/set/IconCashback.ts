import { BadgePercent } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconCashback = /* @__PURE__ */ makeIcon(BadgePercent)
