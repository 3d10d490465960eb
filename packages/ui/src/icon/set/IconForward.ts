import { ChevronRight } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconForward = /* @__PURE__ */ makeIcon('forward', ChevronRight, { mirrored: true })
