import { ArrowDownToLine } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconDeposit = /* @__PURE__ */ makeIcon('deposit', ArrowDownToLine)
