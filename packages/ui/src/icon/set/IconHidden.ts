import { EyeOff } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconHidden = /* @__PURE__ */ makeIcon(EyeOff)
