import { Ticket } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconLottery = /* @__PURE__ */ makeIcon('lottery', Ticket)
