import { Landmark } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconBank = /* @__PURE__ */ makeIcon('bank', Landmark)
