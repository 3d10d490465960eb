import { ArrowUpFromLine } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconWithdraw = /* @__PURE__ */ makeIcon(ArrowUpFromLine)
