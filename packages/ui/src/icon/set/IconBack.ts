import { ChevronLeft } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconBack = /* @__PURE__ */ makeIcon(ChevronLeft, { mirrored: true })
