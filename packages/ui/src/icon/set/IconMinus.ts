import { Minus } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconMinus = /* @__PURE__ */ makeIcon('minus', Minus)
