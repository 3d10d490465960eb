import { ChevronRight } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconForward = /* @__PURE__ */ makeIcon(ChevronRight, { mirrored: true })
