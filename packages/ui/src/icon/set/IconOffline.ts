import { WifiOff } from 'lucide-react'

import { makeIcon } from '../makeIcon.tsx'

export const IconOffline = /* @__PURE__ */ makeIcon(WifiOff)
