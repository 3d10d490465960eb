import { ChevronLeft } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconBack = /* @__PURE__ */ makeIcon('back', ChevronLeft, { mirrored: true })
