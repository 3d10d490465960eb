import { Check } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconTick = /* @__PURE__ */ makeIcon('tick', Check)
