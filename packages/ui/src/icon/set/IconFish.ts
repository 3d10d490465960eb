import { Fish } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconFish = /* @__PURE__ */ makeIcon(Fish)
