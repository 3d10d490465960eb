import { Crown } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconVip = /* @__PURE__ */ makeIcon('vip', Crown)
