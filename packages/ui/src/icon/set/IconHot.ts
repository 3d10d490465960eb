import { Flame } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconHot = /* @__PURE__ */ makeIcon(Flame)
