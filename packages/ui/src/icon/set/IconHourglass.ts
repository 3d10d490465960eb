import { Hourglass } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconHourglass = /* @__PURE__ */ makeIcon(Hourglass)
