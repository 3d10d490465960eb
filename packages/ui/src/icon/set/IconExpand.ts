import { ChevronDown } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconExpand = /* @__PURE__ */ makeIcon(ChevronDown)
