import { Pause } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconPause = /* @__PURE__ */ makeIcon(Pause)
