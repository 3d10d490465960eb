import { Bird } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconCockfight = /* @__PURE__ */ makeIcon(Bird)
