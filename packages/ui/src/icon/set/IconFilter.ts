import { SlidersHorizontal } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconFilter = /* @__PURE__ */ makeIcon('filter', SlidersHorizontal)
