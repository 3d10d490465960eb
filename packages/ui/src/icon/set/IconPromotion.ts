import { Gift } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconPromotion = /* @__PURE__ */ makeIcon('promotion', Gift)
