import { Check } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconTick = /* @__PURE__ */ makeIcon(Check)
