import { Fish } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconFish = /* @__PURE__ */ makeIcon('fish', Fish)
