import { Sparkles } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconNew = /* @__PURE__ */ makeIcon(Sparkles)
