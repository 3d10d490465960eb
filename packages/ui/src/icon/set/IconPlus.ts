import { Plus } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconPlus = /* @__PURE__ */ makeIcon('plus', Plus)
