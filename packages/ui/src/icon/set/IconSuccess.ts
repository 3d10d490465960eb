import { CircleCheck } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconSuccess = /* @__PURE__ */ makeIcon('success', CircleCheck)
