import { TriangleAlert } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconWarning = /* @__PURE__ */ makeIcon('warning', TriangleAlert)
