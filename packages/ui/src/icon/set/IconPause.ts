import { Pause } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconPause = /* @__PURE__ */ makeIcon('pause', Pause)
