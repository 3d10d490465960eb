import { MapPinOff } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconBlocked = /* @__PURE__ */ makeIcon(MapPinOff)
