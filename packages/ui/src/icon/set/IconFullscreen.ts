import { Maximize } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconFullscreen = /* @__PURE__ */ makeIcon(Maximize)
