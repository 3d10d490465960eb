import { Gem } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconJackpot = /* @__PURE__ */ makeIcon(Gem)
