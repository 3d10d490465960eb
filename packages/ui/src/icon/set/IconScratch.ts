import { Sparkle } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconScratch = /* @__PURE__ */ makeIcon(Sparkle)
