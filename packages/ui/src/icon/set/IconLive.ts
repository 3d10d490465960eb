import { Clapperboard } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconLive = /* @__PURE__ */ makeIcon(Clapperboard)
