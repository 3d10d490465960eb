import { CircleCheck } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconSuccess = /* @__PURE__ */ makeIcon(CircleCheck)
