import { Spade } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconPoker = /* @__PURE__ */ makeIcon(Spade)
