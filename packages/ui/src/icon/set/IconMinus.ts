import { Minus } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconMinus = /* @__PURE__ */ makeIcon(Minus)
