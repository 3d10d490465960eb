import { Phone } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconPhone = /* @__PURE__ */ makeIcon('phone', Phone)
