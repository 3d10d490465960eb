import { Crown } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconVip = /* @__PURE__ */ makeIcon(Crown)
