import { Dices } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconNumberLottery = /* @__PURE__ */ makeIcon('number-lottery', Dices)
