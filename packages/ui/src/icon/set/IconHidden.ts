import { EyeOff } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconHidden = /* @__PURE__ */ makeIcon('hidden', EyeOff)
