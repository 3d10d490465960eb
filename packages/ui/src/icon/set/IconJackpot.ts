import { Gem } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconJackpot = /* @__PURE__ */ makeIcon('jackpot', Gem)
