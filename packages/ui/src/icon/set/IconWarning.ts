import { TriangleAlert } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconWarning = /* @__PURE__ */ makeIcon(TriangleAlert)
