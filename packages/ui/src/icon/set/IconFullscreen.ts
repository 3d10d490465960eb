import { Maximize } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconFullscreen = /* @__PURE__ */ makeIcon(Maximize)
