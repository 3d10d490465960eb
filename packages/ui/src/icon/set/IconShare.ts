import { Share } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconShare = /* @__PURE__ */ makeIcon('share', Share)
