import { Coins } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconCoins = /* @__PURE__ */ makeIcon('coins', Coins)
