import { Clock } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconClock = /* @__PURE__ */ makeIcon(Clock)
