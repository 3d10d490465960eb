import { BadgePercent } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconCashback = /* @__PURE__ */ makeIcon('cashback', BadgePercent)
