import { Sparkle } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconScratch = /* @__PURE__ */ makeIcon(Sparkle)
