import { Flame } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconHot = /* @__PURE__ */ makeIcon('hot', Flame)
