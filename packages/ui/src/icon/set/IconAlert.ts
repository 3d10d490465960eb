import { CircleAlert } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconAlert = /* @__PURE__ */ makeIcon(CircleAlert)
