import { Coins } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconPoints = /* @__PURE__ */ makeIcon('points', Coins)
