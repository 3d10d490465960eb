import { ShieldCheck } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconSafety = /* @__PURE__ */ makeIcon(ShieldCheck)
