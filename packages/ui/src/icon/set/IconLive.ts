import { Clapperboard } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconLive = /* @__PURE__ */ makeIcon('live', Clapperboard)
