import { ArrowUpFromLine } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconWithdraw = /* @__PURE__ */ makeIcon('withdraw', ArrowUpFromLine)
