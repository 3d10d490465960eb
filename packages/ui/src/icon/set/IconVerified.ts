import { BadgeCheck } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconVerified = /* @__PURE__ */ makeIcon('verified', BadgeCheck)
