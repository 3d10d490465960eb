import { Sparkles } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconNew = /* @__PURE__ */ makeIcon('new', Sparkles)
