import { ShieldCheck } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconSafety = /* @__PURE__ */ makeIcon('safety', ShieldCheck)
