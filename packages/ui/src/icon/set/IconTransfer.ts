import { ArrowLeftRight } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconTransfer = /* @__PURE__ */ makeIcon('transfer', ArrowLeftRight)
