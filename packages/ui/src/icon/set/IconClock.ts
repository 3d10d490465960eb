import { Clock } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconClock = /* @__PURE__ */ makeIcon('clock', Clock)
