import { ArrowDownToLine } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconDeposit = /* @__PURE__ */ makeIcon(ArrowDownToLine)
