import { Eye } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconShown = /* @__PURE__ */ makeIcon('shown', Eye)
