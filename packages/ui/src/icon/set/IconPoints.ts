import { Coins } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconPoints = /* @__PURE__ */ makeIcon(Coins)
