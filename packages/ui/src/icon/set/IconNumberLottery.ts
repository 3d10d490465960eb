import { Dices } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconNumberLottery = /* @__PURE__ */ makeIcon(Dices)
