import { ChevronRight } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconForward = /* @__PURE__ */ makeIcon(ChevronRight, { mirrored: true })
