import { Spade } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconPoker = /* @__PURE__ */ makeIcon('poker', Spade)
