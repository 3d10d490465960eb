import { Hourglass } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconHourglass = /* @__PURE__ */ makeIcon('hourglass', Hourglass)
