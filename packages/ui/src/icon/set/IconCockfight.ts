import { Bird } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconCockfight = /* @__PURE__ */ makeIcon('cockfight', Bird)
