import { ChevronDown } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconExpand = /* @__PURE__ */ makeIcon('expand', ChevronDown)
