import { Play } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconPlay = /* @__PURE__ */ makeIcon('play', Play)
