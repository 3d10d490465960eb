import { MapPinOff } from 'lucide'

import { makeIcon } from '../makeIcon.tsx'

export const IconBlocked = /* @__PURE__ */ makeIcon('blocked', MapPinOff)
