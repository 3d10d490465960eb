import { Gift } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconPromotion = /* @__PURE__ */ makeIcon(Gift)
