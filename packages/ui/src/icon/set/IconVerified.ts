import { BadgeCheck } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconVerified = /* @__PURE__ */ makeIcon(BadgeCheck)
