import { Ticket } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconLottery = /* @__PURE__ */ makeIcon(Ticket)
